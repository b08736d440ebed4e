function bridged(factors) {
  const answer = []
  let product = 1
  for (const factor of factors) {
    answer.push(product)
    product *= factor
  }
  product = 1
  for (let i = factors.length - 1; i >= 0; i--) {
    answer[i] *= product
    product *= factors[i]
  }
  return answer
}
