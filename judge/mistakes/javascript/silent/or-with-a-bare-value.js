const n = 5
if (n === 1 || 2) {
  console.log('one or two')
} else {
  console.log('another')
}
