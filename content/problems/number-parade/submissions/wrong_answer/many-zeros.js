function largestRow(numbers) {
  return numbers
    .map(String)
    .sort((a, b) => (b + a > a + b ? 1 : b + a < a + b ? -1 : 0))
    .join('')
}
