const name = 'Ann'
console.log(`Hello ${name})
