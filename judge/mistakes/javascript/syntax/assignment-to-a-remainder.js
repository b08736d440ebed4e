const n = 4
if (n % 2 = 0) {
  console.log('even')
}
