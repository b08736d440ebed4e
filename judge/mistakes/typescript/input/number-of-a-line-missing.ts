const n: number = readline()
console.log(n * 2)
