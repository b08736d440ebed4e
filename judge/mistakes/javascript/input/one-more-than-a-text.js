const n = readline()
console.log(n + 1)
