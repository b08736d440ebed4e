// twice(n: int): int
int doubled(int n) {
  return 2 * n;
}
