const name = 'ann'
console.log(name.toUppercase())
