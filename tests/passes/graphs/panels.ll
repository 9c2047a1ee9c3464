; A loop over panels, with what is right of them updated: after it nothing of the updates is left.
; edge: 0 -> 1 A direct
; edge: 0 -> 2 A direct
; edge: 1 -> 1 C direct loop
; edge: 3 -> 4 A direct
; edge: 3 -> 5 A direct
; edge: 4 -> 4 C direct loop
; edge: 4 -> 5 A direct
; edge: 6 -> 7 A direct
; edge: 6 -> 8 A direct
; edge: 7 -> 7 A direct loop
; edge: 7 -> 7 C direct loop
; edge: 7 -> 8 A direct
; edge: 9 -> 10 A direct
; edge: 9 -> 11 A direct
; edge: 10 -> 10 A direct loop
; edge: 10 -> 10 C direct loop
; edge: 10 -> 11 A direct
source_filename = "panels.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i1 @again()

; All panels are written, each after the updates that reach it.
define void @panels(ptr %a, ptr %b, ptr %c, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %j = phi i32 [ 0, %entry ], [ %following, %turned ]
  %left = sub nsw i32 %n, %j
  %width = call i32 @llvm.smin.i32(i32 8, i32 %left)
  %next = add nsw i32 %j, %width
  %rest = sub nsw i32 %n, %next
  %from = mul nsw i32 %j, %n
  %from.64 = sext i32 %from to i64
  %panel = getelementptr float, ptr %a, i64 %from.64
  %to = mul nsw i32 %next, %n
  %to.64 = sext i32 %to to i64
  %right = getelementptr float, ptr %a, i64 %to.64
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %width, i32 %n, float 1.0, ptr %b, i32 %n, ptr %b, i32 %n, float 0.0, ptr %panel, i32 %n)
  %any = icmp sgt i32 %rest, 0
  br i1 %any, label %update, label %turned
update:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %rest, i32 %width, float 1.0, ptr %panel, i32 %n, ptr %b, i32 %n, float 1.0, ptr %right, i32 %n)
  br label %turned
turned:
  %following = add nsw i32 %j, 8
  %more = icmp slt i32 %following, %n
  br i1 %more, label %loop, label %done
done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %a, i32 %n, ptr %b, i32 %n, float 0.0, ptr %c, i32 %n)
  ret void
}

; The loop may stop before its last panel: what is right of it was updated.
define void @may_stop(ptr %a, ptr %b, ptr %c, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %j = phi i32 [ 0, %entry ], [ %following, %turned ]
  %left = sub nsw i32 %n, %j
  %width = call i32 @llvm.smin.i32(i32 8, i32 %left)
  %next = add nsw i32 %j, %width
  %rest = sub nsw i32 %n, %next
  %from = mul nsw i32 %j, %n
  %from.64 = sext i32 %from to i64
  %panel = getelementptr float, ptr %a, i64 %from.64
  %to = mul nsw i32 %next, %n
  %to.64 = sext i32 %to to i64
  %right = getelementptr float, ptr %a, i64 %to.64
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %width, i32 %n, float 1.0, ptr %b, i32 %n, ptr %b, i32 %n, float 0.0, ptr %panel, i32 %n)
  %stop = call i1 @again()
  br i1 %stop, label %done, label %on
on:
  %any = icmp sgt i32 %rest, 0
  br i1 %any, label %update, label %turned
update:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %rest, i32 %width, float 1.0, ptr %panel, i32 %n, ptr %b, i32 %n, float 1.0, ptr %right, i32 %n)
  br label %turned
turned:
  %following = add nsw i32 %j, 8
  %more = icmp slt i32 %following, %n
  br i1 %more, label %loop, label %done
done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %a, i32 %n, ptr %b, i32 %n, float 0.0, ptr %c, i32 %n)
  ret void
}

; Panels of fewer rows: the last row of the updates is left.
define void @fewer_rows(ptr %a, ptr %b, ptr %c, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %j = phi i32 [ 0, %entry ], [ %following, %turned ]
  %left = sub nsw i32 %n, %j
  %width = call i32 @llvm.smin.i32(i32 8, i32 %left)
  %next = add nsw i32 %j, %width
  %rest = sub nsw i32 %n, %next
  %from = mul nsw i32 %j, %n
  %from.64 = sext i32 %from to i64
  %panel = getelementptr float, ptr %a, i64 %from.64
  %to = mul nsw i32 %next, %n
  %to.64 = sext i32 %to to i64
  %right = getelementptr float, ptr %a, i64 %to.64
  %m = sub nsw i32 %n, 1
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %width, i32 %n, float 1.0, ptr %b, i32 %n, ptr %b, i32 %n, float 0.0, ptr %panel, i32 %n)
  %any = icmp sgt i32 %rest, 0
  br i1 %any, label %update, label %turned
update:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %rest, i32 %width, float 1.0, ptr %panel, i32 %n, ptr %b, i32 %n, float 1.0, ptr %right, i32 %n)
  br label %turned
turned:
  %following = add nsw i32 %j, 8
  %more = icmp slt i32 %following, %n
  br i1 %more, label %loop, label %done
done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %a, i32 %n, ptr %b, i32 %n, float 0.0, ptr %c, i32 %n)
  ret void
}

; A turn may leave its panel as it is.
define void @not_every_turn(ptr %a, ptr %b, ptr %c, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %j = phi i32 [ 0, %entry ], [ %following, %turned ]
  %left = sub nsw i32 %n, %j
  %width = call i32 @llvm.smin.i32(i32 8, i32 %left)
  %next = add nsw i32 %j, %width
  %rest = sub nsw i32 %n, %next
  %from = mul nsw i32 %j, %n
  %from.64 = sext i32 %from to i64
  %panel = getelementptr float, ptr %a, i64 %from.64
  %to = mul nsw i32 %next, %n
  %to.64 = sext i32 %to to i64
  %right = getelementptr float, ptr %a, i64 %to.64
  %skip = call i1 @again()
  br i1 %skip, label %any.panel, label %write
write:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %width, i32 %n, float 1.0, ptr %b, i32 %n, ptr %b, i32 %n, float 0.0, ptr %panel, i32 %n)
  br label %any.panel
any.panel:
  %any = icmp sgt i32 %rest, 0
  br i1 %any, label %update, label %turned
update:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %rest, i32 %width, float 1.0, ptr %panel, i32 %n, ptr %b, i32 %n, float 1.0, ptr %right, i32 %n)
  br label %turned
turned:
  %following = add nsw i32 %j, 8
  %more = icmp slt i32 %following, %n
  br i1 %more, label %loop, label %done
done:
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %n, i32 %n, i32 %n, float 1.0, ptr %a, i32 %n, ptr %b, i32 %n, float 0.0, ptr %c, i32 %n)
  ret void
}
