// double(n: int): int
function double(n: number) {
  n * 2
}