function bridged(factors) {
  return factors.map((_, without) => factors.reduce((product, factor, i) => (i === without ? product : product * factor), 1))
}
