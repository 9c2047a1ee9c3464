! The density matrix of a Hamiltonian by McWeeny's purification: P = 3 P^2 - 2 P^3.
program orbitals
  implicit none
  integer, parameter :: steps = 8
  real, allocatable :: h(:,:), p(:,:), p2(:,:), p3(:,:)
  real :: trace
  integer :: n, i, step
  character(len=16) :: word
  n = 1024
  if (command_argument_count() > 0) then
    call get_command_argument(1, word)
    read (word, *) n
  end if
  allocate (h(n,n), p(n,n), p2(n,n), p3(n,n))
  call random_init(repeatable=.true., image_distinct=.false.)
  call random_number(h)
  h = (h + transpose(h) - 1.0) / sqrt(real(8 * n))
  p = -0.4 * h
  do i = 1, n
    p(i,i) = p(i,i) + 0.5
  end do
  do step = 1, steps
    call sgemm('N', 'N', n, n, n, 1.0, p, n, p, n, 0.0, p2, n)
    call sgemm('N', 'N', n, n, n, 1.0, p2, n, p, n, 0.0, p3, n)
    p = 3.0 * p2 - 2.0 * p3
  end do
  trace = 0.0
  do i = 1, n
    trace = trace + p(i,i)
  end do
  print '(a,f12.6)', 'occupied orbitals', trace
end program
