; Fortran writes a number into a text, and reads it from there; what it prints stays as it is.
; edge: 0 -> 1 A call
; edge: 1 -> 2 B direct
; reuse: 1 B of 0 B
source_filename = "internal_file.f90"

declare void @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)
declare ptr @_FortranAioBeginInternalFormattedOutput(ptr, i64, ptr, i64, ptr, ptr, i64, ptr, i32)
declare ptr @_FortranAioBeginInternalFormattedInput(ptr, i64, ptr, i64, ptr, ptr, i64, ptr, i32)
declare ptr @_FortranAioBeginExternalListOutput(i32, ptr, i32)
declare i1 @_FortranAioOutputReal32(ptr, float)
declare i1 @_FortranAioOutputDescriptor(ptr, ptr)
declare i1 @_FortranAioInputReal32(ptr, ptr)
declare i32 @_FortranAioEndIoStatement(ptr)

@n = internal constant [1 x i8] c"N"
@eight = internal constant i32 8
@one = internal constant float 1.0
@zero = internal constant float 0.0

define void @work(ptr %x, ptr %y, ptr %z, ptr %w) {
  %text = alloca [64 x i8]
  %array = alloca { ptr, i64 }
  store ptr %z, ptr %array
  call void @sgemm_(ptr @n, ptr @n, ptr @eight, ptr @eight, ptr @eight, ptr @one, ptr %w, ptr @eight, ptr %w, ptr @eight, ptr @zero, ptr %x, ptr @eight)
  %written = call ptr @_FortranAioBeginInternalFormattedOutput(ptr %text, i64 64, ptr null, i64 7, ptr null, ptr null, i64 0, ptr null, i32 9)
  %element = load float, ptr %x
  call i1 @_FortranAioOutputReal32(ptr %written, float %element)
  call i32 @_FortranAioEndIoStatement(ptr %written)
  %read = call ptr @_FortranAioBeginInternalFormattedInput(ptr %text, i64 64, ptr null, i64 7, ptr null, ptr null, i64 0, ptr null, i32 11)
  call i1 @_FortranAioInputReal32(ptr %read, ptr %y)
  call i32 @_FortranAioEndIoStatement(ptr %read)
  call void @sgemm_(ptr @n, ptr @n, ptr @eight, ptr @eight, ptr @eight, ptr @one, ptr %y, ptr @eight, ptr %w, ptr @eight, ptr @zero, ptr %w, ptr @eight)
  %printed = call ptr @_FortranAioBeginExternalListOutput(i32 6, ptr null, i32 13)
  call i1 @_FortranAioOutputReal32(ptr %printed, float %element)
  call i1 @_FortranAioOutputDescriptor(ptr %printed, ptr %array)
  call i32 @_FortranAioEndIoStatement(ptr %printed)
  call void @sgemm_(ptr @n, ptr @n, ptr @eight, ptr @eight, ptr @eight, ptr @one, ptr %z, ptr @eight, ptr %w, ptr @eight, ptr @zero, ptr %x, ptr @eight)
  ret void
}
