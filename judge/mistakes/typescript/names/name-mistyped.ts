const count = 5
console.log(coutn)