; A library of C++: a constructor allocates what other member functions of the class work on, and what
; one of them has left another finds. Objects of other classes are other memory.
; edge: 0 -> 1 A direct
; edge: 0 -> 1 B direct
; edge: 1 -> 2 A direct
source_filename = "shared_object.cpp"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @_Znam(i64)

; Heads(): members query, heads, scores; heads[i] = query + 64 * i
define void @_ZN5HeadsC2Ev(ptr %this) {
entry:
  %query = call ptr @_Znam(i64 1024)
  store ptr %query, ptr %this
  %heads = call ptr @_Znam(i64 32)
  %at = getelementptr i8, ptr %this, i64 8
  store ptr %heads, ptr %at
  %scores = call ptr @_Znam(i64 256)
  %after = getelementptr i8, ptr %this, i64 16
  store ptr %scores, ptr %after
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %head = getelementptr [64 x float], ptr %query, i64 %i
  %place = getelementptr ptr, ptr %heads, i64 %i
  store ptr %head, ptr %place
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, 4
  br i1 %more, label %loop, label %end
end:
  ret void
}

; run(float *x, int head)
define void @_ZN5Heads3runEPfi(ptr %this, ptr %x, i32 %head) {
  %query = load ptr, ptr %this
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 32, i32 8, float 1.0, ptr %x, i32 8, ptr %x, i32 8, float 0.0, ptr %query, i32 8)
  %at = getelementptr i8, ptr %this, i64 8
  %heads = load ptr, ptr %at
  %i = zext i32 %head to i64
  %place = getelementptr ptr, ptr %heads, i64 %i
  %own = load ptr, ptr %place
  %after = getelementptr i8, ptr %this, i64 16
  %scores = load ptr, ptr %after
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %own, i32 8, ptr %own, i32 8, float 0.0, ptr %scores, i32 8)
  ret void
}

; out(float *x, float *y)
define void @_ZN5Heads3outEPfS0_(ptr %this, ptr %x, ptr %y) {
  %after = getelementptr i8, ptr %this, i64 16
  %scores = load ptr, ptr %after
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %scores, i32 8, ptr %x, i32 8, float 0.0, ptr %y, i32 8)
  ret void
}

define void @_ZN5OtherC2Ev(ptr %this) {
  %all = call ptr @_Znam(i64 1024)
  %after = getelementptr i8, ptr %this, i64 16
  store ptr %all, ptr %after
  ret void
}

define void @_ZN5Other3outEPfS0_(ptr %this, ptr %x, ptr %y) {
  %after = getelementptr i8, ptr %this, i64 16
  %all = load ptr, ptr %after
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %all, i32 8, ptr %x, i32 8, float 0.0, ptr %y, i32 8)
  ret void
}

!0 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "shows types", size: 32, elements: !1)
!1 = !{}
