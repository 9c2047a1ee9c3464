; New memory holds nothing, also where other modules call the function again: what was computed into
; the block of the call before says nothing of this one (scratch). A block that is kept (the list of
; history) may be an earlier one.
; edge: 0 -> 1 B direct
; edge: 1 -> 1 A direct
source_filename = "allocated_again.c"

@kept = internal global [4 x ptr] zeroinitializer
@calls = internal global i64 0

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @cblas_saxpy(i32, float, ptr, i32, ptr, i32)
declare ptr @malloc(i64)
declare void @free(ptr)

define void @step(ptr %a, ptr %out) {
  %scratch = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %a, i32 8, ptr %scratch, i32 8, float 0.0, ptr %out, i32 8)
  call void @cblas_saxpy(i32 64, float 1.0, ptr %out, i32 1, ptr %scratch, i32 1)
  call void @free(ptr %scratch)
  %history = call ptr @malloc(i64 256)
  %number = load i64, ptr @calls
  %next = add i64 %number, 1
  store i64 %next, ptr @calls
  %slot = getelementptr [4 x ptr], ptr @kept, i64 0, i64 %number
  %before = load ptr, ptr %slot
  store ptr %history, ptr %slot
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %before, i32 8, ptr %out, i32 8, float 0.0, ptr %history, i32 8)
  ret void
}
