function wellPacked(log) {
  const closingOf = new Map([
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
  ])
  const closings = []
  for (const sign of log) {
    if (closingOf.has(sign)) closings.push(closingOf.get(sign))
    else if (closings.pop() !== sign) return false
  }
  return closings.length === 0
}
