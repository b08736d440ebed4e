function sameByTable(plain, secret) {
  for (let one = 0; one < plain.length; one++) {
    for (let other = 0; other < one; other++) {
      if ((plain[one] === plain[other]) !== (secret[one] === secret[other])) return false
    }
  }
  return true
}
