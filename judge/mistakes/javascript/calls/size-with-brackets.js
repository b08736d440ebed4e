const m = new Map()
console.log(m.size())
