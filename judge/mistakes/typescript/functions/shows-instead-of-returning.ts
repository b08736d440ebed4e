function twice(n: number): number {
  console.log(n * 2)
}
console.log(twice(4))
