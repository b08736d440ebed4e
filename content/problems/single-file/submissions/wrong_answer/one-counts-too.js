function singleFile(n) {
  const stands = new Array(n).fill(true)
  for (let p = 2; p * p < n; p++) {
    if (!stands[p]) continue
    for (let multiple = p * p; multiple < n; multiple += p) stands[multiple] = false
  }
  return stands.slice(1).filter(Boolean).length
}
