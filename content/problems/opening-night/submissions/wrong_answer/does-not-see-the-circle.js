function readyAfter(hours, rules) {
  const behind = hours.map(() => [])
  const waits = hours.map(() => 0)
  for (const [first, then] of rules) {
    behind[first].push(then)
    waits[then]++
  }
  const begins = hours.map(() => 0)
  const able = [...hours.keys()].filter((job) => waits[job] === 0)
  let latest = 0
  for (const job of able) {
    const end = begins[job] + hours[job]
    latest = Math.max(latest, end)
    for (const then of behind[job]) {
      begins[then] = Math.max(begins[then], end)
      if (--waits[then] === 0) able.push(then)
    }
  }
  return latest
}
