let name: string = 'Ada'
name = 42
console.log(name)