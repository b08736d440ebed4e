let n = 4
if (n = 5) {
  console.log('five')
} else {
  console.log('another')
}
