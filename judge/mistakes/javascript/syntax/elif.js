const n = 5
if (n > 9) {
  console.log('large')
} elif (n > 3) {
  console.log('middle')
}
