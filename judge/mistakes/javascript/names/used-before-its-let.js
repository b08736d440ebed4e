console.log(total)
let total = 5
