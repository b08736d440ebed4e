const n = Number('x')
console.log(n === NaN)
