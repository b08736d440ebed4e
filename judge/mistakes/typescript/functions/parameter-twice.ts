function add(a: number, a: number) {
  return a + a
}
console.log(add(1, 2))