// double(n: int): int
function double(n) {
  n * 2
}
