const 2nd = 5
console.log(2)