fucntion twice(n: number): number {
  return n * 2
}
console.log(twice(4))
