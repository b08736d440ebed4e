function climbs(steps) {
  let before = 1
  let now = 1
  for (let step = 2; step <= steps; step++) [before, now] = [now, before + now]
  return now
}
