string name = 'Ada'
console.log(name)