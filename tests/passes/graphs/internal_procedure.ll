; Internal procedures of Fortran, handed over through trampolines: one to a function that is not in the
; module, one to a function that is. They work with their host's variables, and one changes a size.
; edge: 0 -> 1 A direct
; edge: 1 -> 2 A direct
; edge: 3 -> 5 A direct
; edge: 4 -> 5 A direct
source_filename = "internal.f90"

@_QQclX4E = linkonce constant [1 x i8] c"N"
@_QQro.r4.0 = internal constant float 1.0
@_QQro.r4.1 = internal constant float 0.0
@_QQro.i4.2 = internal constant i32 10

declare void @apply_(ptr)
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)
declare void @sgemm_(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)

; x = a b; z = x b in @_QFsPtwice; u = z b in @_QFsPthird
define void @handed_(ptr %n, ptr %a, ptr %b, ptr %x, ptr %z, ptr %u) {
  %one = alloca [32 x i8]
  %two = alloca [32 x i8]
  %host = alloca { ptr, ptr, ptr, ptr, ptr }
  store ptr %n, ptr %host
  %b.place = getelementptr i8, ptr %host, i64 8
  store ptr %b, ptr %b.place
  %x.place = getelementptr i8, ptr %host, i64 16
  store ptr %x, ptr %x.place
  %z.place = getelementptr i8, ptr %host, i64 24
  store ptr %z, ptr %z.place
  %u.place = getelementptr i8, ptr %host, i64 32
  store ptr %u, ptr %u.place
  call void @sgemm_(ptr @_QQclX4E, ptr @_QQclX4E, ptr %n, ptr %n, ptr %n, ptr @_QQro.r4.0, ptr %a, ptr %n, ptr %b, ptr %n, ptr @_QQro.r4.1, ptr %x, ptr %n, i64 1, i64 1)
  call void @llvm.init.trampoline(ptr %one, ptr @_QFsPtwice, ptr %host)
  %twice = call ptr @llvm.adjust.trampoline(ptr %one)
  call void @apply_(ptr %twice)
  call void @llvm.init.trampoline(ptr nonnull %two, ptr nonnull @_QFsPthird, ptr nonnull %host)
  %third = call ptr @llvm.adjust.trampoline(ptr nonnull %two)
  call void @through_(ptr %third, ptr %z)
  ret void
}

define void @through_(ptr %procedure, ptr %matrix) noinline optnone {
  call void %procedure(ptr %matrix)
  ret void
}

define internal void @_QFsPtwice(ptr nest %host) {
  %n = load ptr, ptr %host
  %b.place = getelementptr i8, ptr %host, i64 8
  %b = load ptr, ptr %b.place
  %x.place = getelementptr i8, ptr %host, i64 16
  %x = load ptr, ptr %x.place
  %z.place = getelementptr i8, ptr %host, i64 24
  %z = load ptr, ptr %z.place
  call void @sgemm_(ptr @_QQclX4E, ptr @_QQclX4E, ptr %n, ptr %n, ptr %n, ptr @_QQro.r4.0, ptr %x, ptr %n, ptr %b, ptr %n, ptr @_QQro.r4.1, ptr %z, ptr %n, i64 1, i64 1)
  ret void
}

define internal void @_QFsPthird(ptr %z, ptr nest %host) {
  %n = load ptr, ptr %host
  %b.place = getelementptr i8, ptr %host, i64 8
  %b = load ptr, ptr %b.place
  %u.place = getelementptr i8, ptr %host, i64 32
  %u = load ptr, ptr %u.place
  call void @sgemm_(ptr @_QQclX4E, ptr @_QQclX4E, ptr %n, ptr %n, ptr %n, ptr @_QQro.r4.0, ptr %z, ptr %n, ptr %b, ptr %n, ptr @_QQro.r4.1, ptr %u, ptr %n, i64 1, i64 1)
  ret void
}

; What the smaller product leaves of the first one is read.
define void @shrunk_(ptr %n, ptr %a, ptr %b, ptr %x, ptr %u) {
  %memory = alloca [32 x i8]
  %host = alloca { ptr }
  store ptr %n, ptr %host
  call void @sgemm_(ptr @_QQclX4E, ptr @_QQclX4E, ptr %n, ptr %n, ptr %n, ptr @_QQro.r4.0, ptr %a, ptr %n, ptr %b, ptr %n, ptr @_QQro.r4.1, ptr %x, ptr %n, i64 1, i64 1)
  call void @llvm.init.trampoline(ptr %memory, ptr @_QFsPhalve, ptr %host)
  %halve = call ptr @llvm.adjust.trampoline(ptr %memory)
  call void @apply_(ptr %halve)
  call void @sgemm_(ptr @_QQclX4E, ptr @_QQclX4E, ptr %n, ptr %n, ptr %n, ptr @_QQro.r4.0, ptr %a, ptr %n, ptr %b, ptr %n, ptr @_QQro.r4.1, ptr %x, ptr %n, i64 1, i64 1)
  call void @sgemm_(ptr @_QQclX4E, ptr @_QQclX4E, ptr @_QQro.i4.2, ptr @_QQro.i4.2, ptr @_QQro.i4.2, ptr @_QQro.r4.0, ptr %x, ptr @_QQro.i4.2, ptr %b, ptr @_QQro.i4.2, ptr @_QQro.r4.1, ptr %u, ptr @_QQro.i4.2, i64 1, i64 1)
  ret void
}

define internal void @_QFsPhalve(ptr nest %host) {
  %n = load ptr, ptr %host
  %old = load i32, ptr %n
  %new = sdiv i32 %old, 2
  store i32 %new, ptr %n
  ret void
}
