function dressingOrder(parts, rules) {
  const after = Array.from({ length: parts }, () => [])
  const missing = new Array(parts).fill(0)
  for (const [outer, inner] of rules) {
    after[outer].push(inner)
    missing[inner]++
  }
  const order = []
  for (let part = 0; part < parts; part++) {
    if (missing[part] === 0) order.push(part)
  }
  for (let at = 0; at < order.length; at++) {
    for (const next of after[order[at]]) {
      missing[next]--
      if (missing[next] === 0) order.push(next)
    }
  }
  return order.length === parts ? order : []
}
