const total: number
console.log(total)