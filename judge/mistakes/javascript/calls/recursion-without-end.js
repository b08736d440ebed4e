function factorial(n) {
  return n * factorial(n - 1)
}
console.log(factorial(5))
