function largestRow(numbers) {
  if (numbers.every((number) => number === 0)) return '0'
  return numbers
    .map(String)
    .sort((a, b) => (b + a > a + b ? 1 : b + a < a + b ? -1 : 0))
    .join('')
}
