function wellPacked(log) {
  let round = 0
  let square = 0
  let curly = 0
  for (const sign of log) {
    if (sign === '(') round++
    if (sign === ')') round--
    if (sign === '[') square++
    if (sign === ']') square--
    if (sign === '{') curly++
    if (sign === '}') curly--
    if (round < 0 || square < 0 || curly < 0) return false
  }
  return round === 0 && square === 0 && curly === 0
}
