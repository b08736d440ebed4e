function singleFile(n) {
  const stands = new Uint8Array(n).fill(1)
  let count = 0
  for (let p = 2; p < n; p++) {
    if (stands[p] === 0) continue
    count++
    for (let multiple = p * p; multiple < n; multiple += p) stands[multiple] = 0
  }
  return count
}
