function largest(values: number[]): number {
  return values.sort((a, b) => b - a)
}
console.log(largest([1, 2]))