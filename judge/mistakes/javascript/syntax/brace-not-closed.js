function total(values) {
  let sum = 0
  for (const v of values) {
    sum += v
  return sum
}

console.log(total([1, 2]))
