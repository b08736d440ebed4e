function leastHeat(heat) {
  const from = (plank) => {
    if (plank >= heat.length) return 0
    return heat[plank] + Math.min(from(plank + 1), from(plank + 2))
  }
  return Math.min(from(0), from(1))
}
