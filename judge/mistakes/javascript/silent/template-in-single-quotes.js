const name = 'Ada'
console.log('Hello ${name}')
