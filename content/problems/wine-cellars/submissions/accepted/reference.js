function yearOf(cellar, k) {
  const above = []
  while (true) {
    while (cellar) {
      above.push(cellar)
      cellar = cellar.left
    }
    cellar = above.pop()
    if (--k === 0) return cellar.val
    cellar = cellar.right
  }
}
