// double(n: int): int
function Double(n) {
  return n * 2
}
