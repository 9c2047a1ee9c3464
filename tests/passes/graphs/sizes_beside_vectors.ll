; A vector of other members beside the sizes of a struct, as -O2 sets them, leaves the sizes known:
; what is cleared is what the product adds to. One that lies over the sizes changes them.
; edge: 1 -> 1 C direct loop
; reuse: 0 A of 0 A
; reuse: 0 B of 0 B
source_filename = "sizes_beside_vectors.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @train(ptr %a, ptr %b, ptr %c, ptr %net, i32 %rounds) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %n = load i32, ptr %net
  %wide = zext i32 %n to i64
  %elements = mul nuw i64 %wide, %wide
  %bytes = shl nuw i64 %elements, 2
  call void @llvm.memset.p0.i64(ptr %c, i8 0, i64 %bytes, i1 false)
  %m = load i32, ptr %net
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 1.0, ptr %c, i32 %m)
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %rounds
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @train_other(ptr %a, ptr %b, ptr %c, ptr %net, i32 %rounds, <4 x i32> %members) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %n = load i32, ptr %net
  %wide = zext i32 %n to i64
  %elements = mul nuw i64 %wide, %wide
  %bytes = shl nuw i64 %elements, 2
  call void @llvm.memset.p0.i64(ptr %c, i8 0, i64 %bytes, i1 false)
  store <4 x i32> %members, ptr %net
  %m = load i32, ptr %net
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 %m, i32 %m, i32 %m, float 1.0, ptr %a, i32 %m, ptr %b, i32 %m, float 1.0, ptr %c, i32 %m)
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %rounds
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @main(ptr %a, ptr %b, i32 %n, i32 %rounds, <4 x i32> %members) {
  %wide = zext i32 %n to i64
  %elements = mul nuw i64 %wide, %wide
  %bytes = shl nuw i64 %elements, 2
  %c = call ptr @malloc(i64 %bytes)
  %d = call ptr @malloc(i64 %bytes)
  %net = call ptr @malloc(i64 64)
  store i32 %n, ptr %net
  %rates = getelementptr i8, ptr %net, i64 16
  store <2 x float> <float 0x3FECCCCCC0000000, float 0x3FEFF7CEE0000000>, ptr %rates
  %other = call ptr @malloc(i64 64)
  store i32 %n, ptr %other
  call void @train(ptr %a, ptr %b, ptr %c, ptr %net, i32 %rounds)
  call void @train_other(ptr %a, ptr %b, ptr %d, ptr %other, i32 %rounds, <4 x i32> %members)
  ret void
}
