function bronzeOf(stock, lightest, heaviest) {
  // Below a bell that does not fit there may be some that do.
  if (!stock || stock.val < lightest || stock.val > heaviest) return 0
  return stock.val + bronzeOf(stock.left, lightest, heaviest) + bronzeOf(stock.right, lightest, heaviest)
}
