function double(value: unknown) {
  return value * 2
}
console.log(double(2))