"""Kernels that work index by index on memory that is cut into blocks, as optimisers do."""

import struct

import pytest

from mixpert.passes.device.kernel_reach import touched
from mixpert.passes.device.ptx import kernels_of
from mixpert.passes.pipeline import compile_module

KERNEL = "_Z4stepPfS_S_i"
STUB = f"_Z{len(KERNEL) + 14}__device_stub_{KERNEL}PfS_S_i"
PTX = f""".version 8.0
.target sm_80
.address_size 64

.visible .entry {KERNEL}(
	.param .u64 p_0,
	.param .u64 p_1,
	.param .u64 p_2,
	.param .u32 p_3
)
{{
	.reg .pred %p<3>;
	.reg .f32 %f<8>;
	.reg .b32 %r<8>;
	.reg .b64 %rd<16>;

	ld.param.u64 %rd1, [p_0];
	ld.param.u64 %rd2, [p_1];
	ld.param.u64 %rd3, [p_2];
	ld.param.u32 %r1, [p_3];
	mov.u32 %r2, %ctaid.x;
	mov.u32 %r3, %ntid.x;
	mov.u32 %r4, %tid.x;
	mad.lo.s32 %r5, %r2, %r3, %r4;
	setp.ge.s32 %p1, %r5, %r1;
	@%p1 bra END;
	cvta.to.global.u64 %rd4, %rd1;
	cvta.to.global.u64 %rd5, %rd2;
	cvta.to.global.u64 %rd6, %rd3;
	mul.wide.s32 %rd7, %r5, 4;
	add.s64 %rd8, %rd4, %rd7;
	add.s64 %rd9, %rd5, %rd7;
	add.s64 %rd10, %rd6, %rd7;
	ld.global.f32 %f1, [%rd9];
	ld.global.f32 %f2, [%rd10];
	add.f32 %f3, %f1, %f2;
	st.global.f32 [%rd10], %f3;
	ld.global.f32 %f4, [%rd8];
	sub.f32 %f5, %f4, %f3;
	st.global.f32 [%rd8], %f5;
END:
	ret;
}}
"""
PRODUCT = (
    "  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 2, i32 2, i32 2, float 1.0, "
    "ptr {}, i32 2, ptr %w, i32 2, float 0.0, ptr {}, i32 2)\n"
)
CONFIGURE = (
    "@__cudaPushCallConfiguration(i64 %packed, i32 1, i64 4294967552, i32 1, i64 0, ptr null)"
)
TEXT = f"""
%net = type {{ ptr, ptr, ptr }}
declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare i1 @choose()
declare i64 @number()
declare i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, ptr)
declare void @{STUB}(ptr, ptr, ptr, i32)

define internal ptr @allocate(ptr %members, ptr %sizes, i64 %bytes) {{
entry:
  %all = call ptr @malloc(i64 %bytes)
  br label %set
set:
  %i = phi i64 [ 0, %entry ], [ %next, %set ]
  %at = phi ptr [ %all, %entry ], [ %behind, %set ]
  %slot = getelementptr ptr, ptr %members, i64 %i
  %member = load ptr, ptr %slot
  store ptr %at, ptr %member
  %place = getelementptr i64, ptr %sizes, i64 %i
  %size = load i64, ptr %place
  %behind = getelementptr float, ptr %at, i64 %size
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 3
  br i1 %more, label %set, label %done
done:
  ret ptr %all
}}

define internal ptr @make(ptr %net, ptr %sizes, i64 %bytes) {{
  %list = alloca [3 x ptr]
  store ptr %net, ptr %list
  %list.1 = getelementptr i8, ptr %list, i64 8
  %net.1 = getelementptr i8, ptr %net, i64 8
  store ptr %net.1, ptr %list.1
  %list.2 = getelementptr i8, ptr %list, i64 16
  %net.2 = getelementptr i8, ptr %net, i64 16
  store ptr %net.2, ptr %list.2
  %all = call ptr @allocate(ptr %list, ptr %sizes, i64 %bytes)
  ret ptr %all
}}

define internal void @step(ptr %parameters, ptr %gradients, ptr %moments, i64 %n) {{
  %n.32 = trunc i64 %n to i32
  %blocks = add i32 %n.32, 255
  %grid = sdiv i32 %blocks, 256
  %wide = zext i32 %grid to i64
  %packed = or disjoint i64 %wide, 4294967296
  %c = call i32 {CONFIGURE}
  %no = icmp eq i32 %c, 0
  br i1 %no, label %launch, label %past
launch:
  call void @{STUB}(ptr %parameters, ptr %gradients, ptr %moments, i32 %n.32)
  br label %past
past:
  ret void
}}

define i32 @main() {{
  %w = call ptr @malloc(i64 64)
  %y = call ptr @malloc(i64 64)
  %p = call i64 @number()
  %q = call i64 @number()
  %r = call i64 @number()
  %pq = add i64 %p, %q
  %n = add i64 %pq, %r
  %bytes = mul i64 %n, 4
  %sizes = alloca [3 x i64]
  store i64 %p, ptr %sizes
  %sizes.1 = getelementptr i8, ptr %sizes, i64 8
  store i64 %q, ptr %sizes.1
  %sizes.2 = getelementptr i8, ptr %sizes, i64 16
  store i64 %r, ptr %sizes.2
  %others = alloca [3 x i64]
  store i64 %q, ptr %others
  %others.1 = getelementptr i8, ptr %others, i64 8
  store i64 %p, ptr %others.1
  %others.2 = getelementptr i8, ptr %others, i64 16
  store i64 %r, ptr %others.2
  %net = alloca %net
  %grads = alloca %net
  %parameters = call ptr @make(ptr %net, ptr %sizes, i64 %bytes)
  %gradients = call ptr @make(ptr %grads, ptr %sizes, i64 %bytes)
  %moments = call ptr @malloc(i64 %bytes)
  %net.1 = getelementptr i8, ptr %net, i64 8
  %grads.1 = getelementptr i8, ptr %grads, i64 8
  br label %again
again:
  %g0 = load ptr, ptr %grads
  %g1 = load ptr, ptr %grads.1
  %p0 = load ptr, ptr %net
  %p1 = load ptr, ptr %net.1
{PRODUCT.format("%w", "%g0")}{PRODUCT.format("%w", "%g1")}\
  call void @step(ptr %parameters, ptr %gradients, ptr %moments, i64 %n)
{PRODUCT.format("%p0", "%y")}{PRODUCT.format("%p1", "%y")}\
  %go = call i1 @choose()
  br i1 %go, label %again, label %done
done:
  ret i32 0
}}
"""


def binary(ptx):
    """A fat binary with the text of a kernel, as clang leaves it in a module."""
    body = ptx.encode() + b"\0"
    body += b"\0" * (-len(body) % 8)
    head = struct.pack("<HHIQI", 1, 257, 64, len(body), 0).ljust(64, b"\0")
    data = struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(head) + len(body)) + head + body
    plain = {c: chr(c) for c in range(32, 127) if chr(c) not in '"\\'}
    text = "".join(plain.get(c, f"\\{c:02X}") for c in data)
    return f'@binary = private constant [{len(data)} x i8] c"{text}", section ".nv_fatbin"\n'


def edges(text_changes=(), ptx_changes=()):
    text, ptx = TEXT, PTX
    for old, new in text_changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    for old, new in ptx_changes:
        assert old in ptx, old
        ptx = ptx.replace(old, new, 1)
    graph = compile_module((binary(ptx) + text).encode(), "m").graph
    return {(e.source, e.target, e.operand) for e in graph.edges}


def test_each_block_goes_to_the_block_at_its_place():
    assert edges() == {(0, 2, "A"), (1, 3, "A")}


LOOP = "\tadd.s32 %r5, %r5, 1;\n\tsetp.lt.s32 %p2, %r5, %r1;\n\t@%p2 bra AGAIN;\n"
ADD = "add.f32 %f3, %f1, %f2;"
KERNELS = {
    "the next one is read": [("ld.global.f32 %f1, [%rd9];", "ld.global.f32 %f1, [%rd9+4];")],
    "another index": [
        ("add.s64 %rd9, %rd5, %rd7;", "add.s64 %rd9, %rd5, %rd11;"),
        ("add.s64 %rd8", "mul.wide.s32 %rd11, %r4, 4;\n\tadd.s64 %rd8"),
    ],
    "from thread to thread": [
        (ADD, "shfl.sync.bfly.b32 %f6, %f1, 1, 31, -1;\n\tadd.f32 %f3, %f6, %f2;")
    ],
    "through shared memory": [
        (ADD, "st.shared.f32 [%r4], %f1;\n\tld.shared.f32 %f6, [%r5];\n\tadd.f32 %f3, %f6, %f2;")
    ],
    "pairs, whose parts change places": [
        ("ld.global.f32 %f1, [%rd9];", "ld.global.v2.f32 {%f6, %f1}, [%rd9];"),
        ("ld.global.f32 %f2, [%rd10];", "ld.global.v2.f32 {%f2, %f7}, [%rd10];"),
        ("st.global.f32 [%rd10], %f3;", "st.global.v2.f32 [%rd10], {%f3, %f7};"),
        ("ld.global.f32 %f4, [%rd8];", "ld.global.v2.f32 {%f4, %f6}, [%rd8];"),
        ("st.global.f32 [%rd8], %f5;", "st.global.v2.f32 [%rd8], {%f5, %f6};"),
        ("mul.wide.s32 %rd7, %r5, 4;", "mul.wide.s32 %rd7, %r5, 8;"),
    ],
    "in a loop": [
        ("\tret;", LOOP + "\tret;"),
        ("\tcvta.to.global.u64 %rd4", "AGAIN:\n\tcvta.to.global.u64 %rd4"),
    ],
}
PROGRAMS = {
    "cut at other places": [("@make(ptr %grads, ptr %sizes,", "@make(ptr %grads, ptr %others,")],
    "from another start": [
        (
            "call void @step(ptr %parameters, ptr %gradients,",
            "call void @step(ptr %parameters, ptr %moved,",
        ),
        ("  %g0 =", "  %moved = getelementptr i8, ptr %gradients, i64 4\n  %g0 ="),
    ],
}


@pytest.mark.parametrize("change", KERNELS)
def test_elements_from_other_indices_reach_all_blocks(change):
    assert (0, 3, "A") in edges(ptx_changes=KERNELS[change])


@pytest.mark.parametrize("change", PROGRAMS)
def test_blocks_at_other_places_are_not_distinguished(change):
    assert (0, 3, "A") in edges(PROGRAMS[change])


def test_the_kernel_is_seen_to_work_index_by_index():
    ((_, body),) = kernels_of(PTX)
    found = touched(body, (True, True, True, False))
    assert found is not None
    assert found.pointwise
