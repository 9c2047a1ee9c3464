"""Effects by name, and the variables that kernels use."""

import time

import pytest

from mixpert.passes.device.device_variables import device_variables, used_by
from mixpert.passes.effects.effects import effect_of

OPAQUE = """\
@in = internal global ptr undef
@"a b" = internal global [4 x float] undef
@0 = private unnamed_addr constant [3 x i8] c"in\\00", align 1
@1 = private unnamed_addr constant [6 x i8] c"_Z1ab\\00", align 1
define internal void @f(ptr %0) {
  call void @__cudaRegisterVar(ptr %0, ptr @_ZN4cuda3std3endE, ptr @0, ptr @0, i32 0, i64 1)
  call void @__cudaRegisterVar(ptr %0, ptr @in, ptr @0, ptr @0, i32 0, i64 8, i32 0, i32 0)
  call void @__cudaRegisterVar(ptr %0, ptr @"a b", ptr @1, ptr @1, i32 0, i64 16, i32 1, i32 0)
}
"""
TYPED = """\
@.str = private constant [3 x i8] c"in\\00", align 1
  call void @__cudaRegisterVar(i8** %0, i8* bitcast (float** @in to i8*), i8* getelementptr \
inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i8* null, i32 0, i64 8, i32 0, i32 0)
"""


@pytest.mark.parametrize("suffix", ["_ptds", "_ptsz"])
def test_functions_for_the_default_stream_of_each_thread(suffix):
    for name in ("cudaMemcpy", "cudaMemcpyAsync", "cudaLaunchKernel", "cudaMemset"):
        assert effect_of(name + suffix, 5, None) == effect_of(name, 5, None)


def test_device_variables():
    assert device_variables(OPAQUE) == {"in": "in", "a b": "_Z1ab"}
    assert device_variables(TYPED) == {"in": "in"}


def test_variables_that_a_kernel_uses():
    variables = {"in": "in", "out": "out", "other": ""}
    assert used_by(["ld.global.u64 %rd1, [in]; mov.u64 %rd2, outer;"], variables) == ("in", "other")
    assert used_by(["call.uni (r), f, (p);"], variables) == ("in", "out", "other")
    assert used_by(["call.uni \n__assertfail, \n(p);"], variables) == ("other",)
    assert used_by(["call.uni (r), vprintf, (p);"], variables) == ("other",)
    assert used_by([], variables) == ("in", "out", "other")


def test_names_of_many_device_variables_are_found_in_one_pass():
    """cuRAND has a hundred in each file that uses it, and modules may be of many megabytes."""
    lines = ["  store i32 0, ptr @x"] * 100_000

    def module(count):
        names = [f'@s{n} = private constant [3 x i8] c"v{n}\\00"' for n in range(count)]
        calls = [
            f"  call void @__cudaRegisterVar(ptr %0, ptr @v{n}, ptr @s{n})" for n in range(count)
        ]
        return "\n".join([*lines, *names, *calls, ""])

    def seconds(text):
        start = time.process_time()
        found = device_variables(text)
        return time.process_time() - start, found

    few = min(seconds(module(2))[0] for _ in range(3))
    many, found = min((seconds(module(200)) for _ in range(3)), key=lambda pair: pair[0])
    assert found == {f"v{n}": f"v{n}" for n in range(200)}
    assert many < 20 * few


MESSAGES = """MPI_Send MPI_Isend MPI_Irsend MPI_Psend_init MPI_Recv MPI_Imrecv MPI_Sendrecv_replace
MPI_Ibcast MPI_Bcast_init MPI_Iallreduce MPI_Reduce_scatter_block MPI_Igatherv MPI_Alltoallw
MPI_Ineighbor_alltoallv MPI_Exscan MPI_Rput MPI_Get MPI_Get_accumulate MPI_Win_fence MPI_Startall
PMPI_Send mpi_send_ mpi_allreduce_ mpi_send_f08_ mpi_allreduce_f08ts_ ncclAllReduce ncclSend
sgesd2d_ Csgerv2d strbr2d_ Cdgsum2d"""
NO_MESSAGES = """MPI_Init MPI_Comm_rank MPI_Barrier MPI_Wait MPI_Get_count MPI_Get_processor_name
MPI_Type_commit ncclCommInitRank ncclGroupStart sgemm_ sgetrf_ sgesv_"""


def test_messages_between_processes():
    names = [*MESSAGES.split(), *NO_MESSAGES.split()]
    effects = {name: effect_of(name, 7, None) for name in names}
    assert [name for name, effect in effects.items() if effect.variables] == MESSAGES.split()
    assert effects["MPI_Isend"].read_only[:2] == (True, False)  # the request is written
    assert not any(effects["MPI_Recv"].read_only)
