async function answer(): Promise<number> {
  return 42
}
const n: number = answer()
console.log(n)