function leastHeat(heat) {
  if (heat.length === 1) return 0
  const least = [heat[0], heat[0] + heat[1]]
  for (let plank = 2; plank < heat.length; plank++) {
    least[plank] = heat[plank] + Math.min(least[plank - 1], least[plank - 2])
  }
  return Math.min(least[heat.length - 1], least[heat.length - 2])
}
