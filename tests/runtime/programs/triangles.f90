! As triangles.c, in Fortran: G = B A, one side of G = X X' with X = A B, and a triangle of X B'.
subroutine triangles(n, a, b, x, g, t)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: a(n, n), b(n, n)
  real, intent(inout) :: x(n, n), g(n, n), t(n, n)
  external :: sgemm, ssyrk, sgemmt

  call sgemm('N', 'N', n, n, n, 1.0, a, n, b, n, 0.0, x, n)
  call sgemm('N', 'N', n, n, n, 1.0, b, n, a, n, 0.0, g, n)
  call ssyrk('U', 'N', n, n, 1.0, x, n, 0.0, g, n)
  call sgemmt('L', 'N', 'T', n, n, 0.5, x, n, b, n, 0.0, t, n)
end subroutine triangles
