; Pointers in variables of this module that a constructor of static objects sets, and a function
; that other modules call: neither leads to a site, and no site's function calls them.
; edge: 0 -> 1 A direct
; edge: 1 -> 0 A direct loop
; edge: 3 -> 2 A direct
; reuse: 0 B of 1 B
; reuse: 1 B of 0 B
source_filename = "set_before.cpp"

@_ZL5first = internal global ptr null
@_ZL6second = internal global ptr null
@_ZL4kept = internal global ptr null
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @construct, ptr null }]

declare ptr @malloc(i64)
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

define internal void @construct() {
  %one = call ptr @malloc(i64 65536)
  store ptr %one, ptr @_ZL5first
  %other = call ptr @malloc(i64 65536)
  store ptr %other, ptr @_ZL6second
  ret void
}

define i32 @main(i32 %n, ptr %arguments) {
entry:
  %x = call ptr @malloc(i64 65536)
  br label %turn
turn:
  %i = phi i32 [ 0, %entry ], [ %next, %turn ]
  %a = load ptr, ptr @_ZL5first
  %b = load ptr, ptr @_ZL6second
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %a, i32 %n, ptr %x, i32 %n, float 0.0, ptr %b, i32 %n)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %b, i32 %n, ptr %x, i32 %n, float 0.0, ptr %a, i32 %n)
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %turn, label %out
out:
  ret i32 0
}

define void @prepare() {
  %new = call ptr @malloc(i64 65536)
  store ptr %new, ptr @_ZL4kept
  ret void
}

define void @read(ptr %x, i32 %n) {
  %a = load ptr, ptr @_ZL4kept
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %a, i32 %n, ptr %x, i32 %n, float 0.0, ptr %x, i32 %n)
  ret void
}

define void @write(ptr %x, i32 %n) {
  %c = load ptr, ptr @_ZL4kept
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %x, i32 %n, ptr %x, i32 %n, float 0.0, ptr %c, i32 %n)
  ret void
}
