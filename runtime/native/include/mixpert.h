/* MixPert: the C interface of libmixpert. The functions that the compiler pass calls in the place of
 * cuBLAS's and BLAS's are in mixpert_sites.h, which this file includes.
 *
 * Single-precision GEMM computed on low-precision matrix units. Matrices are column-major and
 * arguments follow BLAS unless a comment says otherwise; sizes are counts of elements, workspace
 * is bytes, times are milliseconds. Every function that returns mixpert_status leaves the reason
 * of a failure in mixpert_last_error() of the calling thread. All may be called from any thread.
 */
#ifndef MIXPERT_H
#define MIXPERT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define MIXPERT_VERSION "0.1.0"
#define MIXPERT_ABI_VERSION 1

#if defined(__GNUC__)
#define MIXPERT_API __attribute__((visibility("default")))
#else
#define MIXPERT_API
#endif

typedef enum mixpert_status {
  MIXPERT_OK = 0,
  MIXPERT_INVALID_VALUE = 1,  /* an argument out of its range */
  MIXPERT_BAD_SCHEME = 2,     /* no such scheme, or not available in this version */
  MIXPERT_MALFORMED = 3,      /* a plan or setting that cannot be read */
  MIXPERT_UNSUPPORTED = 4,    /* legal, but not on this device or backend */
  MIXPERT_OUT_OF_MEMORY = 5,
  MIXPERT_IO_ERROR = 6,
  MIXPERT_CUDA_ERROR = 7      /* driver, cuBLAS or kernel compiler failed */
} mixpert_status;

/* MIXPERT_VERSION of the library that is loaded, which may not be this header's. */
MIXPERT_API const char *mixpert_version(void);
/* sizeof of a struct of this header in the library, by its name such as "mixpert_problem"; 0 if there
 * is none of that name. For callers that declare the structs themselves. */
MIXPERT_API size_t mixpert_struct_bytes(const char *name);
/* The reason of the last failure in this thread; "" if there was none. Overwritten by the next
 * one. */
MIXPERT_API const char *mixpert_last_error(void);

/* ---- schemes (docs/schemes.md) -------------------------------------------------------------- */

typedef enum mixpert_scheme_kind {
  MIXPERT_SCHEME_NATIVE = 0,
  MIXPERT_SCHEME_FP64 = 1,
  MIXPERT_SCHEME_INT8 = 2,
  MIXPERT_SCHEME_SPLIT = 3, /* FP16, BF16 or TF32 pieces */
  MIXPERT_SCHEME_AUTO = 4   /* chosen for each call, by shape and data */
} mixpert_scheme_kind;

/* One scheme; fields that its kind does not use are 0. INT8, int8:l,r,d[@7][+gK]: l to group.
 * SPLIT: split. AUTO: target. All functions return BAD_SCHEME for values that
 * mixpert_scheme_parse does not produce. */
typedef struct mixpert_scheme {
  int32_t kind;
  int32_t l, r;  /* l+1 slices of op(A), r+1 of op(B) */
  int32_t d;     /* products a_i b_j with i+j <= d are kept */
  int32_t radix; /* bits a slice: 8, or 7 for the paper's layout */
  int32_t group; /* exponents aligned per K-group of this length; 0: the whole row */
  int32_t split; /* which split, 0 ... : fp16x3, fp16x3:bitcut, tf32x3, bf16x9, bf16x6, bf16x3,
                    fp16, bf16, tf32 */
  float target;  /* auto:x, the largest relative error wanted; 0: no worse than FP32 */
} mixpert_scheme;

/* Parses a scheme; the text must not contain blanks. The message of BAD_SCHEME lists the
 * choices. */
MIXPERT_API mixpert_status mixpert_scheme_parse(const char *text, mixpert_scheme *out);
/* Writes the canonical text (without d if it is the default); INVALID_VALUE if it does not fit. */
MIXPERT_API mixpert_status mixpert_scheme_format(const mixpert_scheme *scheme, char *text,
                                                 size_t capacity);
/* The number of products of slices or pieces: 1 for native, fp64 and auto, 0 for an invalid
 * scheme. */
MIXPERT_API int32_t mixpert_scheme_products(const mixpert_scheme *scheme);
/* The longest k that one INT32 accumulation may span (a multiple of 128); 0 for all schemes but
 * int8. */
MIXPERT_API int64_t mixpert_scheme_chunk(const mixpert_scheme *scheme);

/* ---- one GEMM ------------------------------------------------------------------------------ */

/* C = alpha * op(A) * op(B) + beta * C, op(A) m x k, op(B) k x n, column-major,
 * for `batch` problems whose operands lie `stride_*` elements apart. */
typedef struct mixpert_problem {
  int64_t m, n, k;
  int64_t lda, ldb, ldc;
  int64_t batch;
  int64_t stride_a, stride_b, stride_c;
  int32_t trans_a, trans_b; /* 0: as stored, 1: transposed */
  int32_t guard;            /* MIXPERT_GUARD_* */
  float limit;              /* largest estimated error of an explicit scheme; 0: none. ON only */
  int32_t lean;             /* 1: no workspace that only makes the product faster */
  int32_t packed;           /* MIXPERT_PACKED_*: operands that mixpert_lower finds packed */
  int32_t triangle;         /* MIXPERT_TRIANGLE_*: of C, m = n; the other side is left alone */
  int32_t symmetric;        /* 1: B is A, and op(B) op(A) transposed: packed once where it can be */
  int32_t native_parts;     /* of k that cuBLAS sums apart, for auto; 0: as many as sizes tell */
  int32_t reserved;         /* 0 */
} mixpert_problem;

#define MIXPERT_PACKED_A 1
#define MIXPERT_PACKED_B 2

enum { /* with the diagonal; C is column-major */
  MIXPERT_TRIANGLE_NONE = 0,
  MIXPERT_TRIANGLE_LOWER = 1,
  MIXPERT_TRIANGLE_UPPER = 2
};

enum { /* what the GPU makes sure of (docs/schemes.md) */
  MIXPERT_GUARD_DEFAULT = 0, /* auto decides by the data; explicit schemes are as defined */
  MIXPERT_GUARD_ON = 1,      /* explicit too: NaN and Inf as in FP32, estimates within `limit` */
  MIXPERT_GUARD_OFF = 2      /* auto takes what usual data need, without looking */
};

/* A GEMM of host operands on the CPU. int8 schemes give the bits of the GPU kernels; `native`
 * uses the BLAS of the process (see mixpert_native_blas). */
MIXPERT_API mixpert_status mixpert_gemm_cpu(const mixpert_problem *problem,
                                            const mixpert_scheme *scheme, float alpha,
                                            const float *a, const float *b, float beta, float *c);
/* A GEMM of INT16 operands by INT8 products, on the CPU (docs/schemes.md): C = alpha * op(A) *
 * op(B) + beta * C in integers modulo 2^32. Only the sizes, strides and transposes of `problem`
 * are used; a triangle or packed operands are UNSUPPORTED. C is not read if beta = 0, nor are A
 * and B if alpha = 0. */
MIXPERT_API mixpert_status mixpert_gemm_int16(const mixpert_problem *problem, int32_t alpha,
                                              const int16_t *a, const int16_t *b, int32_t beta,
                                              int32_t *c);
/* The same modulo 2^64; products with k < 2^33 are exact. */
MIXPERT_API mixpert_status mixpert_gemm_int16_wide(const mixpert_problem *problem, int64_t alpha,
                                                   const int16_t *a, const int16_t *b,
                                                   int64_t beta, int64_t *c);
/* The instruction set of the int8 backend: "avx512vnni", "avxvnni", "avx2" or "portable". */
MIXPERT_API const char *mixpert_cpu_isa(void);
/* The library that computes native host GEMMs: its path, or "builtin". */
MIXPERT_API const char *mixpert_native_blas(void);

/* ---- one lowering, two executors (docs/how-it-works.md) ------------------------------------- */

/* The properties of a GPU that the lowering needs. */
typedef struct mixpert_device {
  int32_t arch;            /* 10 * major + minor: 80, 86, 89, 90, 100, 120 */
  int32_t sm_count;
  int32_t shared_per_block; /* bytes, opt-in limit */
  int32_t path;            /* 0: best; 80 or 90: this code path; MIXPERT_PATH_SMALL: one launch */
} mixpert_device;

/* The path of small GEMMs: a single kernel quantises the operands and multiplies them. */
#define MIXPERT_PATH_SMALL 1

enum { /* what a pointer inside kernel parameters is relative to */
  MIXPERT_SLOT_A = 0,
  MIXPERT_SLOT_B = 1,
  MIXPERT_SLOT_C = 2,
  MIXPERT_SLOT_ALPHA = 3, /* device address of alpha, or null: the value in the parameters counts */
  MIXPERT_SLOT_BETA = 4,
  MIXPERT_SLOT_WORKSPACE = 5,
  MIXPERT_SLOT_PACKED_A = 6, /* what the launches of mixpert_lower_pack wrote */
  MIXPERT_SLOT_PACKED_B = 7,
  MIXPERT_SLOTS = 8
};

/* A place in the parameters of a launch for an address that only the executor knows. */
typedef struct mixpert_relocation {
  uint32_t offset; /* into params, where an 8-byte address goes */
  uint32_t slot;
  int64_t addend;  /* bytes */
} mixpert_relocation;

#define MIXPERT_MAX_LAUNCHES 12
#define MIXPERT_MAX_PARAM_BYTES 512
#define MIXPERT_MAX_RELOCATIONS 28

/* One kernel launch. The kernel takes one parameter, a struct of `param_bytes` by value. */
typedef struct mixpert_launch {
  char kernel[144]; /* "stem NAME=value ...": kernels/stem.cuh compiled with -DNAME=value */
  uint32_t grid[3], block[3], cluster[3];
  uint32_t shared_bytes;
  uint32_t overlaps; /* 1: may be made before the launch before it has ended; the kernel waits */
  uint32_t param_bytes;
  uint32_t relocation_count;
  uint32_t aside;    /* in a captured graph, 1: part of a branch, which follows what comes before its first
                        launch; the others do not wait for it, only what comes after the last one does,
                        or 2: the launch with which the branch joins the others */
  mixpert_relocation relocations[MIXPERT_MAX_RELOCATIONS];
  unsigned char params[MIXPERT_MAX_PARAM_BYTES];
} mixpert_launch;

#define MIXPERT_GUARD_SCHEMES 4

/* Bytes in device memory that launches have written. */
typedef struct mixpert_range {
  uint32_t slot, bytes;
  int64_t offset;
} mixpert_range;

/* The schemes that a guarded call chooses from, and where in its workspace the outcome is. */
typedef struct mixpert_guard {
  int32_t schemes; /* 0: not guarded */
  mixpert_scheme scheme[MIXPERT_GUARD_SCHEMES];
  int64_t panels;    /* 128 x 128 panels of C, all problems of the batch together */
  int64_t counts;    /* bytes into the workspace: uint32 panels of each of MIXPERT_GUARD_SCHEMES;
                        float, the largest estimate under the first; uint32, bits of the widest
                        span */
  int64_t decisions; /* bytes into the workspace: uint8 scheme of each panel,
                        [batch][panel of columns][panel of rows] */
  mixpert_range underflow[2]; /* not all 0 if BF16 or TF32 pieces do not hold all of some element;
                                 no bytes: this is not found out. Also without schemes */
} mixpert_guard;

/* The launches of one GEMM, to be made in this order on one stream. */
typedef struct mixpert_lowered {
  int32_t launch_count;
  int32_t path; /* 80, 90 or MIXPERT_PATH_SMALL */
  uint64_t workspace_bytes;
  mixpert_guard guard;
  mixpert_launch launches[MIXPERT_MAX_LAUNCHES];
} mixpert_lowered;

/* Pure: the launches of one GEMM on one device. The message of UNSUPPORTED says why it must run
 * natively. */
MIXPERT_API mixpert_status mixpert_lower(const mixpert_problem *problem,
                                         const mixpert_scheme *scheme, float alpha, float beta,
                                         const mixpert_device *device, mixpert_lowered *out);

/* Pure: the same for INT16 operands and integer results (docs/schemes.md), INT64 if `wide` is
 * not 0, otherwise INT32; alpha and beta are modulo its size. One problem of at most 65535
 * columns; the message of UNSUPPORTED gives the reason. */
MIXPERT_API mixpert_status mixpert_lower_int16(const mixpert_problem *problem, int32_t wide,
                                               int64_t alpha, int64_t beta,
                                               const mixpert_device *device, mixpert_lowered *out);

/* Pure: how to pack one operand, MIXPERT_PACKED_A or _B, for products under `scheme` whose
 * problem names it in `packed`. `workspace_bytes` is the size of the packed operand, in slot
 * MIXPERT_SLOT_PACKED_A or _B. Only the operand's sizes, `guard` and `limit` of the problem are
 * used; they must be those of the products. UNSUPPORTED if products under the scheme pack
 * nothing. */
MIXPERT_API mixpert_status mixpert_lower_pack(const mixpert_problem *problem,
                                              const mixpert_scheme *scheme, int32_t operand,
                                              const mixpert_device *device, mixpert_lowered *out);

/* Candidate number `choice`, from 0, of those from which mixpert_lower chooses for int8 schemes
 * on matrices that are not empty, and its modelled microseconds, including packing.
 * INVALID_VALUE past the last one. For measuring and testing the choice. */
MIXPERT_API mixpert_status mixpert_lower_choice(const mixpert_problem *problem,
                                                const mixpert_scheme *scheme, float alpha,
                                                float beta, const mixpert_device *device,
                                                int32_t choice, double *microseconds,
                                                mixpert_lowered *out);
/* 1 if `auto` is expected to be faster than cublasSgemm on a device, 0 if cublasSgemm should
 * run; by the recorded profile of an H100 and a model fitted to one. */
MIXPERT_API int32_t mixpert_worth_emulating(const mixpert_problem *problem,
                                            const mixpert_device *device);
/* The same by `rates`, the text of a file written by `mixpert-doctor --measure`; MALFORMED for
 * any other. */
MIXPERT_API mixpert_status mixpert_worth_emulating_at(
    const mixpert_problem *problem, const mixpert_device *device, const char *rates, int32_t *worth);

/* ---- operands packed once for several products ------------------------------------------------ */

/* A packed matrix. Products still read the original if it contains NaN or Inf, and if the guard
 * assigns a panel to another scheme: it must neither change nor move. */
typedef struct mixpert_packed mixpert_packed;

/* Packs `matrix` as operand A or B (MIXPERT_PACKED_*) of products under `scheme`. Only the
 * operand's sizes and transpose, `guard` and `limit` of `problem` are used. Device memory
 * (`on_device`) is packed on `stream` (CUstream) of the current device; for host memory only the
 * address is kept, because the CPU gains nothing. UNSUPPORTED if the scheme packs nothing. */
MIXPERT_API mixpert_status mixpert_pack(const mixpert_problem *problem,
                                        const mixpert_scheme *scheme, int32_t operand,
                                        const float *matrix, int32_t on_device, void *stream,
                                        mixpert_packed **out);
/* The product with `packed_a`, `packed_b` or both in place of A and B (null: `a` or `b` is
 * used), under the scheme they were packed for, with alpha and beta on the host. INVALID_VALUE
 * if they were packed for another problem. On another stream it waits for the packing. When
 * captured in a CUDA graph, they must already be packed and must outlive the graph. */
MIXPERT_API mixpert_status mixpert_gemm_packed(const mixpert_problem *problem, float alpha,
                                               const float *a, const mixpert_packed *packed_a,
                                               const float *b, const mixpert_packed *packed_b,
                                               float beta, float *c, void *stream);
/* Waits for the device, which must be current, and frees the packed matrix; null is ignored. */
MIXPERT_API void mixpert_packed_free(mixpert_packed *packed);

/* ---- kernel images --------------------------------------------------------------------------- */

/* The cubin of `kernel` (mixpert_launch.kernel) for an architecture such as "sm_90a": from the
 * installed kernels, the user's cache, or compiled with NVRTC and cached. It is never freed. */
MIXPERT_API mixpert_status mixpert_kernel_image(const char *kernel, const char *arch,
                                                const void **image, size_t *bytes);
/* The name of the file with such an image in MIXPERT_KERNELS, among the installed kernels and in
 * the cache; it depends on sources, options and ABI. INVALID_VALUE if it does not fit. */
MIXPERT_API mixpert_status mixpert_kernel_file(const char *kernel, const char *arch, char *name,
                                               size_t capacity);
/* Compiles without using any cache; `log` receives the messages of the compiler and, from ptxas,
 * registers, shared memory and spills. Free both with mixpert_free. */
MIXPERT_API mixpert_status mixpert_kernel_compile(const char *kernel, const char *arch,
                                                  void **image, size_t *bytes, char **log);
/* Frees what mixpert_kernel_compile returned; null is ignored. */
MIXPERT_API void mixpert_free(void *memory);
/* The architecture ("sm_90a", "sm_80", ...) that code path `path` needs on a device. */
MIXPERT_API const char *mixpert_kernel_arch(const mixpert_device *device, int32_t path);

/* ---- plans, settings, trace --------------------------------------------------------------- */

/* Checks the text of a plan; reports the first error as "origin:line: ...": BAD_SCHEME or
 * MALFORMED. */
MIXPERT_API mixpert_status mixpert_plan_check(const char *text, const char *origin);
/* The scheme that the text of a plan assigns to a site and shape; `found` is 0 if only the
 * built-in default (native) applies. */
MIXPERT_API mixpert_status mixpert_plan_lookup(const char *text, const char *site, int64_t m,
                                               int64_t n, int64_t k, mixpert_scheme *scheme,
                                               double *limit, int32_t *found);
/* The names of the settings that the library reads from the environment; null past the last one. */
MIXPERT_API const char *mixpert_setting_name(int32_t index);
/* The names of BLAS and cuBLAS functions that the shared library exports in their place; null
 * past the last one. The static library exports none. */
MIXPERT_API const char *mixpert_intercepted_name(int32_t index);
/* The number of parts into which cuBLAS splits k for a product on the current device, for
 * mixpert_problem, if `auto` depends on it; 0 otherwise, or if cuBLAS cannot be queried.
 * `cublas_function` is any function of the cuBLAS to which `handle` belongs. */
MIXPERT_API int32_t mixpert_native_parts(const void *cublas_function, void *handle,
                                         const mixpert_problem *problem,
                                         const mixpert_scheme *scheme, const float *a,
                                         const float *b, const float *c);
/* The device memory of this library in the context of the calling thread, in bytes: what its
 * pool has allocated from the driver, and how much of it pending calls, packed operands and
 * captured graphs use. */
MIXPERT_API mixpert_status mixpert_device_memory(uint64_t *reserved, uint64_t *used);
/* Writes the trace now (it is also written when the process ends). */
MIXPERT_API mixpert_status mixpert_trace_flush(void);

#ifdef __cplusplus
}
#endif

#include "mixpert_sites.h"

#endif
