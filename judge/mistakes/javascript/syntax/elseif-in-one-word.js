const n = 3
if (n > 5) {
  console.log('large')
} elseif (n > 2) {
  console.log('middle')
}
