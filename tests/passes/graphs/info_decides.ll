; What a routine reports through a pointer is not what was stored there before it ran.
; edge: 0 -> 1 A direct
; reuse: 1 B of 0 B
source_filename = "info_decides.c"
@.str = internal constant [2 x i8] c"L\00"

define void @main(ptr %a, ptr %b, ptr %other, i32 %n, i32 %w, i32 %h) {
entry:
  %n.addr = alloca i32
  %w.addr = alloca i32
  %info = alloca i32
  store i32 %n, ptr %n.addr
  store i32 %w, ptr %w.addr
  store i32 0, ptr %info
  %mul = mul i32 %h, %n
  %idx.ext = sext i32 %mul to i64
  %add.ptr = getelementptr float, ptr %a, i64 %idx.ext
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %w, i32 %w, i32 %w, float 1.000000e+00, ptr %b, i32 %n, ptr %b, i32 %n, float 0.000000e+00, ptr %add.ptr, i32 %n)
  call void @spotrf_(ptr @.str, ptr %w.addr, ptr %other, ptr %n.addr, ptr %info)
  %cmp = icmp sgt i32 %h, -1
  %0 = load i32, ptr %info
  %cmp1 = icmp sgt i32 %0, %h
  %or.cond = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %or.cond, label %if.then, label %if.end
if.then:
  %1 = load i32, ptr %w.addr
  %2 = load i32, ptr %n.addr
  %mul2 = mul i32 %2, %h
  %idx.ext3 = sext i32 %mul2 to i64
  %add.ptr4 = getelementptr float, ptr %a, i64 %idx.ext3
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %1, i32 %1, i32 %1, float 1.000000e+00, ptr %add.ptr4, i32 %2, ptr %b, i32 %2, float 0.000000e+00, ptr %b, i32 %2)
  br label %if.end
if.end:
  ret void
}

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare void @spotrf_(ptr, ptr, ptr, ptr, ptr)
