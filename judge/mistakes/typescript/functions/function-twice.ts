function area(a: number) {
  return a * a
}
function area(a: number, b: number) {
  return a * b
}
console.log(area(2))