function sameByTable(plain, secret) {
  const signOf = new Map()
  const letterOf = new Map()
  for (let at = 0; at < plain.length; at++) {
    const letter = plain[at]
    const sign = secret[at]
    if (!signOf.has(letter)) signOf.set(letter, sign)
    if (!letterOf.has(sign)) letterOf.set(sign, letter)
    if (signOf.get(letter) !== sign || letterOf.get(sign) !== letter) return false
  }
  return true
}
