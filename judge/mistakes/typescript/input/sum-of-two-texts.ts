const [a, b] = readline()!.split(' ')
const sum: number = a + b
console.log(sum)
