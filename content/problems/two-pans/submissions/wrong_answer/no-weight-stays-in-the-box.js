function canBalance(weights, goods) {
  if (weights.length === 0) return goods === 0
  const [weight, ...others] = weights
  return canBalance(others, goods - weight) || canBalance(others, goods + weight)
}
