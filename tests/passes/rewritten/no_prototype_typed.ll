; clang 14 calls a function without a prototype through a cast of its type.
source_filename = "no_prototype_typed.c"

declare void @sgemm_(...)

define void @multiply(i8* %t, i32* %n, float* %one, float* %a, float* %b, float* %c) {
  call void (i8*, i8*, i32*, i32*, i32*, float*, float*, i32*, float*, i32*, float*, float*, i32*, ...) bitcast (void (...)* @sgemm_ to void (i8*, i8*, i32*, i32*, i32*, float*, float*, i32*, float*, i32*, float*, float*, i32*, ...)*)(i8* noundef %t, i8* noundef %t, i32* %n, i32* %n, i32* %n, float* %one, float* %a, i32* %n, float* %b, i32* %n, float* %one, float* %c, i32* %n)
  ret void
}
