function lastCharge(charges) {
  while (charges.length > 1) {
    charges.sort((one, other) => one - other)
    const left = charges.pop() - charges.pop()
    if (left > 0) charges.push(left)
  }
  return charges[0] ?? 0
}
