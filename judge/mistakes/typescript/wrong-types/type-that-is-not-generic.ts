type Pair = { a: number; b: number }
const p: Pair<number> = { a: 1, b: 2 }
console.log(p)