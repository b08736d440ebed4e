function fewestBiscuits(effort) {
  const biscuits = effort.map(() => 1)
  for (let dog = 0; dog < effort.length; dog++) {
    if (effort[dog] > effort[dog - 1]) biscuits[dog] = biscuits[dog - 1] + 1
    if (effort[dog - 1] > effort[dog] && biscuits[dog - 1] === biscuits[dog]) biscuits[dog - 1]++
  }
  return biscuits.reduce((sum, count) => sum + count, 0)
}
