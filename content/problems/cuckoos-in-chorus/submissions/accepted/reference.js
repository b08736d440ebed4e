function nextChorus(periods) {
  const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b))
  return periods.reduce((chorus, period) => (chorus / gcd(chorus, period)) * period, 1)
}
