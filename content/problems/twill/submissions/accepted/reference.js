function flaws(cloth) {
  let found = 0
  for (let r = 0; r + 1 < cloth.length; r++) {
    for (let c = 0; c + 1 < cloth[r].length; c++) {
      if (cloth[r][c] !== cloth[r + 1][c + 1]) found++
    }
  }
  return found
}
