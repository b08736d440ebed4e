const class = 'A'
console.log(class)