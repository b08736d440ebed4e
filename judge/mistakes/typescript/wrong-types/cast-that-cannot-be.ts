const n = 5
const text = n as string
console.log(text)