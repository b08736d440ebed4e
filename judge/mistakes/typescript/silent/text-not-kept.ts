let name: string = 'ada'
name.toUpperCase()
console.log(name)