function timesHeard(phrase) {
  const n = phrase.length
  const heard = new Array(n).fill(0)
  for (let place = 0; place < n; place++) {
    // All lessons up to the first sound that differs.
    for (let size = 0; place + size < n && phrase[size] === phrase[place + size]; size++) heard[size]++
  }
  return heard
}
