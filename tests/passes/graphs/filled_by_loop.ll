; Loops on the host over all elements of a product, which is read afterwards. Where every element is
; overwritten (site 1 of @filled) nothing of the product is left. It is where the loop works in place,
; stops before the end, leaves out every other element or some, or is left in the middle.
; edge: 2 -> 3 A kernel
; edge: 4 -> 5 A kernel
; edge: 6 -> 7 A kernel
; edge: 8 -> 9 A kernel
; edge: 10 -> 11 A kernel
; edge: 12 -> 13 A kernel
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
; reuse: 5 B of 4 B
; reuse: 7 B of 6 B
; reuse: 9 B of 8 B
; reuse: 11 B of 10 B
; reuse: 13 B of 12 B
source_filename = "filled_by_loop.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @log(i64)
declare i1 @stop()

define void @filled(ptr %x, ptr %y, i32 %m, i64 %count) {
  %bytes = mul nsw i64 %count, 4
  %z = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %x, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %z, i32 %m)
  br label %head

head:
  %i = phi i64 [ 0, %0 ], [ %following, %next ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %body, label %done

body:
  %from = getelementptr float, ptr %x, i64 %i
  %read = load float, ptr %from
  %value = fneg float %read
  %to = getelementptr float, ptr %z, i64 %i
  store float %value, ptr %to
  br label %next

next:
  %following = add nsw i64 %i, 1
  br label %head

done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %z, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %y, i32 %m)
  ret void
}

define void @in_place(ptr %x, ptr %y, i32 %m, i64 %count) {
  %bytes = mul nsw i64 %count, 4
  %z = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %x, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %z, i32 %m)
  br label %head

head:
  %i = phi i64 [ 0, %0 ], [ %following, %next ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %body, label %done

body:
  %from = getelementptr float, ptr %x, i64 %i
  %read = load float, ptr %from
  %value = fneg float %read
  %to = getelementptr float, ptr %z, i64 %i
  %old = load float, ptr %to
  %sum = fadd float %old, %value
  store float %sum, ptr %to
  br label %next

next:
  %following = add nsw i64 %i, 1
  br label %head

done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %z, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %y, i32 %m)
  ret void
}

define void @all_but_one(ptr %x, ptr %y, i32 %m, i64 %count) {
  %bytes = mul nsw i64 %count, 4
  %z = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %x, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %z, i32 %m)
  %last = sub nsw i64 %count, 1
  br label %head

head:
  %i = phi i64 [ 0, %0 ], [ %following, %next ]
  %more = icmp slt i64 %i, %last
  br i1 %more, label %body, label %done

body:
  %from = getelementptr float, ptr %x, i64 %i
  %read = load float, ptr %from
  %value = fneg float %read
  %to = getelementptr float, ptr %z, i64 %i
  store float %value, ptr %to
  br label %next

next:
  %following = add nsw i64 %i, 1
  br label %head

done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %z, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %y, i32 %m)
  ret void
}

define void @every_other(ptr %x, ptr %y, i32 %m, i64 %count) {
  %bytes = mul nsw i64 %count, 4
  %z = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %x, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %z, i32 %m)
  br label %head

head:
  %i = phi i64 [ 0, %0 ], [ %following, %next ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %body, label %done

body:
  %from = getelementptr float, ptr %x, i64 %i
  %read = load float, ptr %from
  %value = fneg float %read
  %to = getelementptr float, ptr %z, i64 %i
  store float %value, ptr %to
  br label %next

next:
  %following = add nsw i64 %i, 2
  br label %head

done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %z, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %y, i32 %m)
  ret void
}

define void @some(ptr %x, ptr %y, i32 %m, i64 %count) {
  %bytes = mul nsw i64 %count, 4
  %z = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %x, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %z, i32 %m)
  br label %head

head:
  %i = phi i64 [ 0, %0 ], [ %following, %next ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %body, label %done

body:
  %from = getelementptr float, ptr %x, i64 %i
  %read = load float, ptr %from
  %value = fneg float %read
  %positive = fcmp ogt float %value, 0.0
  br i1 %positive, label %take, label %next

take:
  %to = getelementptr float, ptr %z, i64 %i
  store float %value, ptr %to
  br label %next

next:
  %following = add nsw i64 %i, 1
  br label %head

done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %z, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %y, i32 %m)
  ret void
}

define void @left(ptr %x, ptr %y, i32 %m, i64 %count) {
  %bytes = mul nsw i64 %count, 4
  %z = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %x, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %z, i32 %m)
  br label %head

head:
  %i = phi i64 [ 0, %0 ], [ %following, %next ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %body, label %done

body:
  %from = getelementptr float, ptr %x, i64 %i
  %read = load float, ptr %from
  %value = fneg float %read
  %to = getelementptr float, ptr %z, i64 %i
  store float %value, ptr %to
  %enough = call i1 @stop()
  br i1 %enough, label %done, label %next

next:
  %following = add nsw i64 %i, 1
  br label %head

done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %z, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %y, i32 %m)
  ret void
}

define void @shifted(ptr %x, ptr %y, i32 %m, i64 %count) {
  %bytes = mul nsw i64 %count, 4
  %z = call ptr @malloc(i64 %bytes)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %x, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %z, i32 %m)
  br label %head

head:
  %i = phi i64 [ 0, %0 ], [ %following, %next ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %body, label %done

body:
  %from = getelementptr float, ptr %x, i64 %i
  %read = load float, ptr %from
  %value = fneg float %read
  %to = getelementptr float, ptr %z, i64 %i
  %behind = getelementptr float, ptr %to, i64 1
  store float %value, ptr %behind
  br label %next

next:
  %following = add nsw i64 %i, 1
  br label %head

done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.000000e+00, ptr %z, i32 %m, ptr %x, i32 %m, float 0.000000e+00, ptr %y, i32 %m)
  ret void
}
