const values = [3, 1, 2]
let sum = 0
for (const v in values) {
  sum += v
}
console.log(sum)
