// double(n: int): int
function double(n) {
  return `${n * 2}`
}
