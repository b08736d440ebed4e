// double(n: int): int
function twice(n: number): number {
  return n * 2
}