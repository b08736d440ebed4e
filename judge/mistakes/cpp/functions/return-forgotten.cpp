// twice(n: int): int
int twice(int n) {
  int result = 2 * n;
}
