function half(n: number) {
  return n / 2
}
function ask(value: number | string) {
  return half(value)
}
console.log(ask(3))