// half(values: int[]): int
function half(values) {
  return values.lenght / 2
}
