const seen = new Set<number>()
seen.push(3)
console.log(seen)