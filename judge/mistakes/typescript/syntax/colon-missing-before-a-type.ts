let count number = 5
console.log(count)