function mostShod(feet, boots) {
  feet.sort()
  boots.sort()
  let served = 0
  for (const pair of boots) if (feet[served] <= pair) served++
  return served
}
