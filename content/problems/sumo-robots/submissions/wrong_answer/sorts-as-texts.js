function lastCharge(charges) {
  const robots = charges.slice().sort()
  while (robots.length > 1) {
    const [second, largest] = robots.splice(-2)
    const left = Math.abs(largest - second)
    if (left === 0) continue
    let at = robots.length
    while (at > 0 && String(robots[at - 1]) > String(left)) at--
    robots.splice(at, 0, left)
  }
  return robots[0] ?? 0
}
