const [a, b] = readline().split(' ')
console.log(a + b)
