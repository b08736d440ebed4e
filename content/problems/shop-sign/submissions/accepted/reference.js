function fewestChanges(sign, wanted) {
  const changes = Array.from({ length: wanted.length + 1 }, (_, j) => j)
  for (let i = 1; i <= sign.length; i++) {
    let diagonal = changes[0]
    changes[0] = i
    for (let j = 1; j <= wanted.length; j++) {
      const above = changes[j]
      if (sign[i - 1] === wanted[j - 1]) changes[j] = diagonal
      else changes[j] = 1 + Math.min(diagonal, above, changes[j - 1])
      diagonal = above
    }
  }
  return changes[wanted.length]
}
