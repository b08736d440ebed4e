function double(n: number) {
  return n * 2
}
const line = readline()
console.log(double(line))