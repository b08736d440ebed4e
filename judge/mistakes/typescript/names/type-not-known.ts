const seen: HashMap<string, number> = new Map()
console.log(seen)