function withoutPartner(gloves) {
  let left = 0
  for (let bit = 0; bit < 31; bit++) {
    let count = 0
    for (const glove of gloves) count += (glove >> bit) & 1
    if (count % 2 === 1) left |= 1 << bit
  }
  return left
}
