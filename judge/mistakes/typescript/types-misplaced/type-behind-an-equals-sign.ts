function double(n = number): number {
  return n * 2
}
console.log(double(2))