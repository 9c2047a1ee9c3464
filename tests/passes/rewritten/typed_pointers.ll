source_filename = "typed_pointers.cu"

%struct.cublasContext = type opaque

declare i32 @cublasSgemm_v2(%struct.cublasContext*, i32, i32, i32, i32, i32, float*, float*, i32, float*, i32, float*, float*, i32)

define i32 @multiply(%struct.cublasContext* %h, float* %one, float* %a, float* %b, [64 x float]* %c) {
  %first = getelementptr inbounds [64 x float], [64 x float]* %c, i64 0, i64 0
  %s = call i32 @cublasSgemm_v2(%struct.cublasContext* %h, i32 0, i32 0, i32 8, i32 8, i32 8, float* %one, float* %a, i32 8, float* %b, i32 8, float* %one, float* %first, i32 8)
  ret i32 %s
}
