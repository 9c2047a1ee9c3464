"""Modules of any size with what large programs have: options, objects, structs filled elsewhere."""

from __future__ import annotations

HEAD = """declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, \
float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i64 @number()
declare void @fill(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@w = internal global [64 x float] zeroinitializer
"""
GEMM = (
    "  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr {}, "
    "i32 8, ptr @w, i32 8, float 0.0, ptr {}, i32 8)\n"
)


def options(count: int) -> bytes:
    """Blocks that run by one of 16 options, which are set in branches and passed by reference."""
    kinds = range(16)
    lines = [HEAD, "define i32 @main(i64 %set) {\n", "  %p = call ptr @malloc(i64 65536)\n"]
    lines += [f"  %o{k} = alloca i64\n  store i64 {k}, ptr %o{k}\n" for k in kinds]
    lines += [
        f"  %c{k} = icmp sgt i64 %set, {k}\n  br i1 %c{k}, label %s{k}, label %d{k}\ns{k}:\n"
        f"  %v{k} = call i64 @number()\n  store i64 %v{k}, ptr %o{k}\n  br label %d{k}\nd{k}:\n"
        for k in kinds
    ]
    passed = ", ".join(f"ptr %o{k}" for k in kinds)
    lines += [f"  call void @show({passed})\n", GEMM.format("@w", "%p")]
    lines += [
        f"  %l{b} = load i64, ptr %o{b % 16}\n  %n{b} = icmp sgt i64 %l{b}, {b}\n"
        f"  br i1 %n{b}, label %y{b}, label %e{b}\ny{b}:\n"
        f"  %m{b} = load i64, ptr %o{(b + 1) % 16}\n"
        f"  %a{b} = getelementptr float, ptr %p, i64 %m{b}\n"
        f"  %x{b} = load float, ptr %a{b}\n  store float %x{b}, ptr @w\n  br label %e{b}\ne{b}:\n"
        f"  %q{b} = getelementptr float, ptr %p, i64 %l{b}\n"
        for b in range(count)
    ]
    lines += [GEMM.format(f"%q{count - 1}", "@w"), "  ret i32 0\n}\n"]
    lines += [f"define internal void @show({passed}) noinline optnone {{\n"]
    lines += [f"  %u{k} = load volatile i64, ptr %o{k}\n" for k in kinds]
    return "".join([*lines, "  ret void\n}\n"]).encode()


def objects(count: int) -> bytes:
    """Objects of several classes with ten members each, which call one another by their tables.

    Each holds a matrix of its own, one of the next object, and that object.
    """
    lines = [HEAD]
    for number in range(8):
        of = f"@f{number}, ptr @g{number}, ptr @h{number}"
        lines.append(f"@table{number} = internal constant [3 x ptr] [ptr {of}]\n")
        lines.append(f"define internal void @f{number}(ptr %o, ptr %x) noinline optnone {{\n")
        lines.append("  %place = getelementptr i8, ptr %o, i64 8\n  %m = load ptr, ptr %place\n")
        lines += [GEMM.format("%x", "%m"), _calls_next(8), "  ret void\n}\n"]
        lines.append(f"define internal void @g{number}(ptr %o, ptr %x) noinline optnone {{\n")
        lines.append("  %place = getelementptr i8, ptr %o, i64 16\n  %m = load ptr, ptr %place\n")
        lines += [GEMM.format("%m", "%x"), _calls_next(16), "  ret void\n}\n"]
        lines.append(f"define internal void @h{number}(ptr %o, ptr %x) noinline optnone {{\n")
        lines += [_calls_next(0), "  ret void\n}\n"]
    lines.append("define i32 @main() {\n")
    for i in range(count):
        lines.append(f"  %o{i} = call ptr @malloc(i64 88)\n  store ptr @table{i % 8}, ptr %o{i}\n")
        for member in range(1, 10):
            lines.append(f"  %m{i}_{member} = call ptr @malloc(i64 256)\n")
            lines.append(f"  %p{i}_{member} = getelementptr i8, ptr %o{i}, i64 {8 * member}\n")
            lines.append(f"  store ptr %m{i}_{member}, ptr %p{i}_{member}\n")
    for i in range(count - 1):
        lines.append(f"  %n{i} = getelementptr i8, ptr %o{i}, i64 80\n")
        lines.append(f"  store ptr %o{i + 1}, ptr %n{i}\n")
        lines.append(f"  call void @h{i % 8}(ptr %o{i}, ptr @w)\n")
    return "".join([*lines, "  ret i32 0\n}\n"]).encode()


def _calls_next(place: int) -> str:
    """A call of the function at a place of the next object's table."""
    return (
        "  %link = getelementptr i8, ptr %o, i64 80\n  %next = load ptr, ptr %link\n"
        "  %table = load ptr, ptr %next\n"
        f"  %slot = getelementptr i8, ptr %table, i64 {place}\n  %called = load ptr, ptr %slot\n"
        "  call void %called(ptr %next, ptr %x)\n"
    )


def filled(count: int) -> bytes:
    """Structs that another module fills, of which copies are made, and copies of copies."""
    lines = [HEAD, "define i32 @main() {\n"]
    for i in range(count):
        lines += [f"  %{name}{i} = alloca [4 x ptr]\n" for name in ("a", "b", "c")]
        lines.append(f"  %h{i} = call ptr @malloc(i64 32)\n  call void @fill(ptr %a{i})\n")
        for to, source in ((f"b{i}", f"a{i}"), (f"h{i}", f"b{i}"), (f"c{i}", f"h{max(i - 1, 0)}")):
            lines.append(
                f"  call void @llvm.memcpy.p0.p0.i64(ptr %{to}, ptr %{source}, i64 32, i1 false)\n"
            )
        lines.append(f"  %x{i} = load ptr, ptr %c{i}\n  %y{i} = load ptr, ptr %b{i}\n")
        lines.append(GEMM.format(f"%x{i}", f"%y{i}"))
    return "".join([*lines, "  ret i32 0\n}\n"]).encode()


def exchanged(count: int) -> bytes:
    """Structs that change places, of which another module fills one."""
    every = ", ".join(f"ptr @s{i}" for i in range(count))
    lines = [HEAD, *(f"@s{i} = internal global [4 x ptr] zeroinitializer\n" for i in range(count))]
    lines.append(f"@all = internal constant [{count} x ptr] [{every}]\n")
    lines.append("define i32 @main() {\n  call void @fill(ptr @s0)\n")
    for i in range(4):
        for name in ("to", "of"):
            lines.append(f"  %n{name}{i} = call i64 @number()\n")
            lines.append(f"  %p{name}{i} = getelementptr ptr, ptr @all, i64 %n{name}{i}\n")
            lines.append(f"  %{name}{i} = load ptr, ptr %p{name}{i}\n")
        lines.append(
            f"  call void @llvm.memcpy.p0.p0.i64(ptr %to{i}, ptr %of{i}, i64 32, i1 false)\n"
        )
        lines.append(f"  %x{i} = load ptr, ptr %to{i}\n  %y{i} = load ptr, ptr %of{i}\n")
        lines.append(GEMM.format(f"%x{i}", f"%y{i}"))
    return "".join([*lines, "  ret i32 0\n}\n"]).encode()


def settings(count: int) -> bytes:
    """A variable that is set in as many branches as it is read in."""
    lines = [HEAD, "define i32 @main() {\n  %o = alloca i64\n  store i64 0, ptr %o\n"]
    lines += ["  %p = call ptr @malloc(i64 65536)\n", GEMM.format("@w", "%p")]
    for b in range(count):
        lines.append(f"  %c{b} = call i64 @number()\n  %t{b} = icmp sgt i64 %c{b}, {b}\n")
        lines.append(f"  br i1 %t{b}, label %s{b}, label %d{b}\ns{b}:\n")
        lines.append(f"  store i64 %c{b}, ptr %o\n  call void @show(ptr %o)\n")
        lines.append(f"  br label %d{b}\nd{b}:\n  %l{b} = load i64, ptr %o\n")
        lines.append(f"  %a{b} = getelementptr float, ptr %p, i64 %l{b}\n")
        lines.append(f"  %x{b} = load float, ptr %a{b}\n  store float %x{b}, ptr @w\n")
    lines += [GEMM.format(f"%a{count - 1}", "@w"), "  ret i32 0\n}\n"]
    lines.append("define internal void @show(ptr %o) noinline optnone {\n")
    return "".join([*lines, "  %l = load volatile i64, ptr %o\n  ret void\n}\n"]).encode()
