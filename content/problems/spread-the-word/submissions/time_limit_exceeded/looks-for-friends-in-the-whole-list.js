function spreadTheWord(members, friends, starters, quiet) {
  const minute = new Map(starters.map((one) => [one, 0]))
  let last = 0
  for (const [one, at] of minute) {
    last = at
    if (quiet.includes(one)) continue
    for (const pair of friends) {
      if (!pair.includes(one)) continue
      const friend = pair[0] === one ? pair[1] : pair[0]
      if (!minute.has(friend)) minute.set(friend, at + 1)
    }
  }
  return minute.size === members ? last : -1
}
