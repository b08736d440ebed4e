const values = readline().split(' ').map(parseInt)
console.log(values.join(' '))
