const values = [3, 1, 2]
const at = true
console.log(values[at])