// What programs of tests call of the CUDA runtime, in the place of cuda_runtime.h and cublas_v2.h.
#pragma once

#include <cstddef>

extern "C" {
int cudaMalloc(void **, size_t);
int cudaFree(void *);
int cudaDeviceReset();
int cudaMemcpy(void *, const void *, size_t, int);
int cudaMemset(void *, int, size_t);
int cudaMallocManaged(void **, size_t, unsigned);
int cudaHostAlloc(void **, size_t, unsigned);
int cudaGetLastError();
int cudaEventCreateWithFlags(void **, unsigned);
int cudaEventRecord(void *, void *);
int cudaStreamWaitEvent(void *, void *, unsigned);
int cudaStreamCreateWithFlags(void **, unsigned);
int cudaStreamDestroy(void *);
int cudaStreamQuery(void *);
int cudaStreamSynchronize(void *);
int cudaDeviceSynchronize();
int cudaStreamBeginCapture(void *, int);
int cudaStreamEndCapture(void *, void **);
int cudaGraphCreate(void **, unsigned);
int cudaGraphAddChildGraphNode(void **, void *, void *const *, size_t, void *);
int cudaGraphExecChildGraphNodeSetParams(void *, void *, void *);
int cudaGraphInstantiateWithFlags(void **, void *, unsigned long long);
int cudaGraphLaunch(void *, void *);
int cudaGraphClone(void **, void *);
int cudaGraphExecUpdate(void *, void *, void *);
int cudaGraphDestroy(void *);
int cudaGraphExecDestroy(void *);
int cublasCreate_v2(void **);
int cublasDestroy_v2(void *);
int cublasSetStream_v2(void *, void *);
int cublasSetPointerMode_v2(void *, int);
int cublasSetMathMode(void *, int);
int cublasSetWorkspace_v2(void *, void *, size_t);
int cublasSgemm_v2(void *, int, int, int, int, int, const float *, const float *, int, const float *,
                   int, const float *, float *, int);
}
