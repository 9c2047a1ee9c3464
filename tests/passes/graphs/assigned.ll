; flang's assignment of arrays of a derived type copies the pointers in them: b = a.
; edge: 0 -> 1 A direct
; edge: 1 -> 1 A copy
; edge: 2 -> 5 A direct
; edge: 4 -> 5 A copy
; edge: 6 -> 7 A copy
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
; reuse: 4 A of 2 A
; reuse: 4 B of 2 B
; reuse: 5 B of 2 B
; reuse: 7 B of 6 B
source_filename = "assigned.f90"

declare void @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)
declare void @_FortranAAssign(ptr, ptr, ptr, i32)

@n = internal constant [1 x i8] c"N"
@eight = internal constant i32 8
@one = internal constant float 1.0
@zero = internal constant float 0.0

%descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }

define void @work(ptr %a, ptr %b, ptr %x, ptr %y, ptr %w) {
  %to = alloca %descriptor
  %from = alloca %descriptor
  store ptr %b, ptr %to
  store ptr %a, ptr %from
  store ptr %x, ptr %a
  %second = getelementptr i8, ptr %a, i64 8
  store ptr %y, ptr %second
  call void @_FortranAAssign(ptr %to, ptr %from, ptr null, i32 12)
  call void @sgemm_(ptr @n, ptr @n, ptr @eight, ptr @eight, ptr @eight, ptr @one, ptr %w, ptr @eight, ptr %w, ptr @eight, ptr @zero, ptr %x, ptr @eight)
  %p = load ptr, ptr %b
  call void @sgemm_(ptr @n, ptr @n, ptr @eight, ptr @eight, ptr @eight, ptr @one, ptr %p, ptr @eight, ptr %w, ptr @eight, ptr @zero, ptr %y, ptr @eight)
  ret void
}

; What is assigned is copied, and stays as it is.
define void @arrays(ptr %x, ptr %y, ptr %z, ptr %w) {
  %to = alloca %descriptor
  %from = alloca %descriptor
  store ptr %y, ptr %to
  store ptr %x, ptr %from
  call void @sgemm_(ptr @n, ptr @n, ptr @eight, ptr @eight, ptr @eight, ptr @one, ptr %w, ptr @eight, ptr %w, ptr @eight, ptr @zero, ptr %y, ptr @eight)
  call void @_FortranAAssign(ptr %to, ptr %from, ptr null, i32 12)
  call void @sgemm_(ptr @n, ptr @n, ptr @eight, ptr @eight, ptr @eight, ptr @one, ptr %x, ptr @eight, ptr %w, ptr @eight, ptr @zero, ptr %z, ptr @eight)
  call void @sgemm_(ptr @n, ptr @n, ptr @eight, ptr @eight, ptr @eight, ptr @one, ptr %w, ptr @eight, ptr %w, ptr @eight, ptr @zero, ptr %x, ptr @eight)
  call void @_FortranAAssign(ptr %to, ptr %from, ptr null, i32 12)
  call void @sgemm_(ptr @n, ptr @n, ptr @eight, ptr @eight, ptr @eight, ptr @one, ptr %y, ptr @eight, ptr %w, ptr @eight, ptr @zero, ptr %z, ptr @eight)
  ret void
}

; What was not allocated before is allocated then.
@held = internal global %descriptor zeroinitializer

define void @allocated(ptr %x, ptr %z, ptr %w) {
  %from = alloca %descriptor
  store ptr %x, ptr %from
  call void @sgemm_(ptr @n, ptr @n, ptr @eight, ptr @eight, ptr @eight, ptr @one, ptr %w, ptr @eight, ptr %w, ptr @eight, ptr @zero, ptr %x, ptr @eight)
  call void @_FortranAAssign(ptr @held, ptr %from, ptr null, i32 12)
  %p = load ptr, ptr @held
  call void @sgemm_(ptr @n, ptr @n, ptr @eight, ptr @eight, ptr @eight, ptr @one, ptr %p, ptr @eight, ptr %w, ptr @eight, ptr @zero, ptr %z, ptr @eight)
  ret void
}
