function sameByTable(plain, secret) {
  const signOf = {}
  for (let at = 0; at < plain.length; at++) {
    signOf[plain[at]] ??= secret[at]
    if (signOf[plain[at]] !== secret[at]) return false
  }
  return true
}
