let count: number = 0
count = '5'
console.log(count)