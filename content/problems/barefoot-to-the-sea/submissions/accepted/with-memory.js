function leastHeat(heat) {
  const known = []

  const from = (plank) => {
    if (plank >= heat.length) return 0
    known[plank] ??= heat[plank] + Math.min(from(plank + 1), from(plank + 2))
    return known[plank]
  }

  return Math.min(from(0), from(1))
}
