function nextChorus(periods) {
  const gcd = (a, b) => {
    while (a !== b) {
      if (a > b) a -= b
      else b -= a
    }
    return a
  }
  return periods.reduce((chorus, period) => (chorus / gcd(chorus, period)) * period, 1)
}
