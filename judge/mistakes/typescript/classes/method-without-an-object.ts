class Maths {
  twice(n: number) {
    return n * 2
  }
}
console.log(Maths.twice(2))