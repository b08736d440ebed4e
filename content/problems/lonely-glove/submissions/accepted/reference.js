function withoutPartner(gloves) {
  let left = 0
  for (const glove of gloves) left ^= glove
  return left
}
