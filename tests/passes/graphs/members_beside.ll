; What one member of a struct holds is not what the next one does, also where the struct is handed
; on; a copy of the whole struct takes both.
; edge: 0 -> 2 B copy
; reuse: 1 A of 0 A
; reuse: 2 A of 0 A
source_filename = "members_beside.c"

%state = type { float, float, float }

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare ptr @memcpy(ptr, ptr, i64)

define void @note(ptr %state, ptr %from) noinline {
  %value = load float, ptr %from
  store float %value, ptr %state
  ret void
}

define void @spread(ptr %to, ptr %state) noinline {
  %second = getelementptr i8, ptr %state, i64 4
  %value = load float, ptr %second
  store float %value, ptr %to
  ret void
}

define void @main(ptr %w, ptr %y, ptr %z, i64 %bytes) {
  %state = alloca %state
  %copy = alloca %state
  %a = call ptr @malloc(i64 256)
  %b = call ptr @malloc(i64 256)
  %c = call ptr @malloc(i64 256)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %w, i32 8, float 0.0, ptr %a, i32 8)
  call void @note(ptr %state, ptr %a)
  call void @spread(ptr %b, ptr %state)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %b, i32 8, float 0.0, ptr %y, i32 8)
  %copied = call ptr @memcpy(ptr %copy, ptr %state, i64 %bytes)
  call void @spread(ptr %c, ptr %copy)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %w, i32 8, ptr %c, i32 8, float 0.0, ptr %z, i32 8)
  ret void
}
