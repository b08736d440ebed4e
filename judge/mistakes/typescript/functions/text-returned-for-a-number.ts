function double(n: number): number {
  return String(n * 2)
}
console.log(double(4))