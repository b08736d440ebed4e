const n = 4
if (n > 4) {
  console.log('a')
} elif (n > 3) {
  console.log('b')
}