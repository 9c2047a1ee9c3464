; A function of that name with other arguments is left alone.
; missed: sgemm_ 0 the signature is not that of sgemm_
source_filename = "other_signature.c"

declare void @sgemm_(ptr, ptr, i32)

define void @main(ptr %a, ptr %b) {
  call void @sgemm_(ptr %a, ptr %b, i32 3)
  ret void
}
