console.log(total)
const total = 5