function flaws(cloth) {
  const lines = new Set()
  for (let r = 1; r < cloth.length; r++) {
    for (let c = 1; c < cloth[r].length; c++) {
      if (cloth[r][c] !== cloth[r - 1][c - 1]) lines.add(c - r)
    }
  }
  return lines.size
}
