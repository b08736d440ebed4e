function yearOf(cellar, k) {
  const years = []
  const visit = (node) => {
    if (!node) return
    visit(node.left)
    years.push(node.val)
    visit(node.right)
  }
  visit(cellar)
  return years[k] ?? years[years.length - 1]
}
