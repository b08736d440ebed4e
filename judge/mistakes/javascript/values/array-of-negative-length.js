const n = -1
const values = new Array(n)
