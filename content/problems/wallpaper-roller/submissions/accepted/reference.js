function circumference(strip) {
  const n = strip.length
  // fail[k]: the next shorter candidate after k fitting signs; -1 when there is none.
  const fail = new Int32Array(n + 1)
  fail[0] = -1
  let fits = -1
  for (let at = 0; at < n; at++) {
    while (fits >= 0 && strip[fits] !== strip[at]) fits = fail[fits]
    fits++
    fail[at + 1] = fits
  }
  return n - fail[n]
}
