function dressingOrder(parts, rules) {
  const over = Array.from({ length: parts }, () => [])
  const missing = new Array(parts).fill(0)
  for (const [outer, inner] of rules) {
    over[inner].push(outer)
    missing[outer]++
  }

  const order = []
  for (let part = 0; part < parts; part++) {
    if (missing[part] === 0) order.push(part)
  }
  for (let at = 0; at < order.length; at++) {
    for (const outer of over[order[at]]) {
      missing[outer]--
      if (missing[outer] === 0) order.push(outer)
    }
  }
  return order.length === parts ? order : []
}
