let total =
console.log(total)
