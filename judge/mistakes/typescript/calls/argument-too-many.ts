function double(n: number) {
  return n * 2
}
console.log(double(3, 4))