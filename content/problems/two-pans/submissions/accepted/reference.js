function canBalance(weights, goods) {
  if (goods === 0) return true
  if (weights.length === 0) return false
  const [weight, ...others] = weights
  return (
    canBalance(others, goods) || canBalance(others, goods - weight) || canBalance(others, goods + weight)
  )
}
