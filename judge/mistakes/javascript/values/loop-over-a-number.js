const n = 5
for (const i of n) {
  console.log(i)
}
