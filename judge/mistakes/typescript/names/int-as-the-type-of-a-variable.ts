let n: Int32 = 4
console.log(n)
