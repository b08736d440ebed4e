int count = 5
console.log(count)