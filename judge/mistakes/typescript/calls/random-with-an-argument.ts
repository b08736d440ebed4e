const roll = Math.random(6)
console.log(roll)