function half(value: number | string): number {
  return value / 2
}
console.log(half(3))