function double(number n) {
  return n * 2
}
console.log(double(2))