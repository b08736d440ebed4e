number function twice(n: number) {
  return n * 2
}
console.log(twice(4))
