function double(n: number) {
  if (n > 3) {
    return n
  return n * 2
}
console.log(double(4))