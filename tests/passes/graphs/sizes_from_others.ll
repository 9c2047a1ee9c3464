; A library: the sizes that others hand it are 32 bits wide, so no address. What another module makes
; of host memory and a size, and is given back, is memory of its own and leads nowhere else.
; edge: 0 -> 0 C direct loop
source_filename = "sizes_from_others.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @make_array(ptr, i64)
declare void @free_array(ptr)
declare ptr @calloc(i64, i64)
declare void @free(ptr)

define void @repeat(i32 %n, i32 %times) {
entry:
  %square = mul i32 %n, %n
  %size = sext i32 %square to i64
  %host = call ptr @calloc(i64 %size, i64 4)
  %a = call ptr @make_array(ptr %host, i64 %size)
  %b = call ptr @make_array(ptr %host, i64 %size)
  %c = call ptr @make_array(ptr null, i64 %size)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %a, i32 %n, ptr %b, i32 %n, float 1.0, ptr %c, i32 %n)
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %times
  br i1 %done, label %end, label %loop

end:
  call void @free_array(ptr %a)
  call void @free_array(ptr %b)
  call void @free_array(ptr %c)
  call void @free(ptr %host)
  ret void
}
