const a = [1, 2]
if (a === [1, 2]) {
  console.log('same')
} else {
  console.log('different')
}
