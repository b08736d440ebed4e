function fewestBiscuits(effort) {
  const biscuits = effort.map(() => 1)
  for (let dog = 1; dog < effort.length; dog++) {
    if (effort[dog] > effort[dog - 1]) biscuits[dog] = biscuits[dog - 1] + 1
  }
  for (let dog = effort.length - 2; dog >= 0; dog--) {
    if (effort[dog] > effort[dog + 1]) biscuits[dog] = Math.max(biscuits[dog], biscuits[dog + 1] + 1)
  }
  return biscuits.reduce((sum, count) => sum + count, 0)
}
