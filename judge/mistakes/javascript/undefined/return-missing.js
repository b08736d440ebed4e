function sorted(values) {
  values.sort((a, b) => a - b)
}
const values = sorted([3, 1])
console.log(values[0])
