function fewestChanges(sign, wanted) {
  const changes = (i, j) => {
    if (i === 0 || j === 0) return i + j
    if (sign[i - 1] === wanted[j - 1]) return changes(i - 1, j - 1)
    return 1 + Math.min(changes(i - 1, j - 1), changes(i - 1, j), changes(i, j - 1))
  }

  return changes(sign.length, wanted.length)
}
