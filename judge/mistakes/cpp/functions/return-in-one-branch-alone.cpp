// sign(n: int): int
int sign(int n) {
  if (n > 0) return 1;
  if (n < 0) return -1;
}
