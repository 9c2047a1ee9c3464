; Numbers in the lower half of 64 bits, as clang 14 computes with them.
; edge: 2 -> 3 A direct
; edge: 6 -> 7 A direct
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
; reuse: 5 B of 4 B
; reuse: 7 B of 6 B
source_filename = "wrapped.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @report(i64)

; The largest multiple of 8 below n, which is no more than n - 1.
define void @below(i64 %n, ptr %p, ptr %x, ptr %y) {
  %less = add nsw i64 %n, 4294967295
  call void @report(i64 %less)
  %even = and i64 %less, 4294967288
  %rows = trunc i64 %even to i32
  %far = add nsw i64 %n, -1
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %rows, i32 1, i32 1, float 1.0, ptr %x, i32 %rows, ptr %x, i32 1, float 0.0, ptr %p, i32 %rows)
  %behind = getelementptr float, ptr %p, i64 %far
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %rows, i32 1, i32 1, float 1.0, ptr %behind, i32 %rows, ptr %x, i32 1, float 0.0, ptr %y, i32 %rows)
  ret void
}

; The largest up to n + 1.
define void @above(i64 %n, ptr %p, ptr %x, ptr %y) {
  %less = add nsw i64 %n, 4294967297
  call void @report(i64 %less)
  %even = and i64 %less, 4294967288
  %rows = trunc i64 %even to i32
  %far = add nsw i64 %n, -1
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %rows, i32 1, i32 1, float 1.0, ptr %x, i32 %rows, ptr %x, i32 1, float 0.0, ptr %p, i32 %rows)
  %behind = getelementptr float, ptr %p, i64 %far
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %rows, i32 1, i32 1, float 1.0, ptr %behind, i32 %rows, ptr %x, i32 1, float 0.0, ptr %y, i32 %rows)
  ret void
}

; The same number, shifted in two places, and shifted back where they meet.
define void @apart(i64 %n, i1 %one, i1 %two, ptr %p, ptr %x, ptr %y) {
  br i1 %one, label %here, label %there
here:
  %high = shl i64 %n, 32
  call void @report(i64 %high)
  br label %met
there:
  %other = shl i64 %n, 32
  call void @report(i64 %other)
  br i1 %two, label %more, label %met
more:
  call void @report(i64 3)
  br label %met
met:
  %either = phi i64 [ %high, %here ], [ %other, %there ], [ %other, %more ]
  %again = ashr exact i64 %either, 32
  %far = mul nsw i64 %again, %again
  %rows = trunc i64 %n to i32
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %rows, i32 %rows, i32 1, float 1.0, ptr %x, i32 %rows, ptr %x, i32 1, float 0.0, ptr %p, i32 %rows)
  %behind = getelementptr float, ptr %p, i64 %far
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %rows, i32 %rows, i32 1, float 1.0, ptr %behind, i32 %rows, ptr %x, i32 1, float 0.0, ptr %y, i32 %rows)
  ret void
}

; Two numbers, shifted in two places, and shifted back where they meet.
define void @unknown(i64 %n, i64 %m, i1 %one, i1 %two, ptr %p, ptr %x, ptr %y) {
  br i1 %one, label %here, label %there
here:
  %high = shl i64 %n, 32
  call void @report(i64 %high)
  br label %met
there:
  %other = shl i64 %m, 32
  call void @report(i64 %other)
  br i1 %two, label %more, label %met
more:
  call void @report(i64 3)
  br label %met
met:
  %either = phi i64 [ %high, %here ], [ %other, %there ], [ %other, %more ]
  %again = ashr exact i64 %either, 32
  %far = mul nsw i64 %again, %again
  %rows = trunc i64 %n to i32
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %rows, i32 %rows, i32 1, float 1.0, ptr %x, i32 %rows, ptr %x, i32 1, float 0.0, ptr %p, i32 %rows)
  %behind = getelementptr float, ptr %p, i64 %far
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %rows, i32 %rows, i32 1, float 1.0, ptr %behind, i32 %rows, ptr %x, i32 1, float 0.0, ptr %y, i32 %rows)
  ret void
}
