let name = 'ann'
name.toUpperCase()
console.log(name)
