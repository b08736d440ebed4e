// largest(values: int[]): int
function largest(values) {
  values.sort()
  return values[values.length - 1]
}
