function show(n: number): void {
  console.log(n)
}
const shown: number = show(1)
console.log(shown)