function spreadTheWord(members, friends, starters, quiet) {
  const silent = new Set(quiet)
  const near = Array.from({ length: members }, () => [])
  for (const [a, b] of friends) {
    if (silent.has(a) || silent.has(b)) continue
    near[a].push(b)
    near[b].push(a)
  }
  const minute = new Map(starters.map((one) => [one, 0]))
  let last = 0
  for (const [one, at] of minute) {
    last = at
    for (const friend of near[one]) if (!minute.has(friend)) minute.set(friend, at + 1)
  }
  return minute.size + quiet.filter((one) => !minute.has(one)).length === members ? last : -1
}
