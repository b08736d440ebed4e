let count: int = 5
console.log(count)