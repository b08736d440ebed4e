function double(n: number) {
  return n * 2
}
const values = [1, 2, 3]
console.log(double(values))