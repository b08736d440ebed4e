function mostShod(feet, boots) {
  feet.sort((one, other) => one - other)
  boots.sort((one, other) => one - other)
  let served = 0
  for (const pair of boots) if (feet[served] <= pair) served++
  return served
}
