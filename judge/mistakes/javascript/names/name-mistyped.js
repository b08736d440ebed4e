const count = 0
console.log(coutn)
