function bridged(factors) {
  const turning = factors.reduce((product, factor) => (factor === 0 ? product : product * factor), 1)
  const slips = factors.includes(0)
  return factors.map((factor) => {
    if (factor === 0) return turning
    return slips ? 0 : turning / factor
  })
}
