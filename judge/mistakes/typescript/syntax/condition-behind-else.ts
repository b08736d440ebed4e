const n = 3
if (n > 5) {
  console.log('large')
} else (n > 2) {
  console.log('middle')
}
