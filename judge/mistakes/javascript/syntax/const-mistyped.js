cosnt n = 4
console.log(n)
