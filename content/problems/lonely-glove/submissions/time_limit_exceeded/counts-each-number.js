function withoutPartner(gloves) {
  for (let one = 0; one < gloves.length; one++) {
    let found = false
    for (let other = 0; other < gloves.length && !found; other++) {
      found = other !== one && gloves[other] === gloves[one]
    }
    if (!found) return gloves[one]
  }
  return 0
}
