function sum(values: Array): number {
  return values.length
}
console.log(sum([1]))