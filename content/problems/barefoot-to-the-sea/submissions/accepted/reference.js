function leastHeat(heat) {
  const toCome = new Array(heat.length + 2).fill(0)
  for (let plank = heat.length - 1; plank >= 0; plank--) {
    toCome[plank] = heat[plank] + Math.min(toCome[plank + 1], toCome[plank + 2])
  }
  return Math.min(toCome[0], toCome[1])
}
