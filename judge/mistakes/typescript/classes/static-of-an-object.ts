class Maths {
  static twice(n: number) {
    return n * 2
  }
}
const m = new Maths()
console.log(m.twice(2))