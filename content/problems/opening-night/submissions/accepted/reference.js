function readyAfter(hours, rules) {
  // Backwards: how long it takes from the beginning of a job until everything behind it is done.
  const before = hours.map(() => [])
  const leads = hours.map(() => 0)
  for (const [first, then] of rules) {
    before[then].push(first)
    leads[first]++
  }
  const rest = hours.map(() => 0)
  const stack = [...hours.keys()].filter((job) => leads[job] === 0)
  let longest = 0
  let done = 0
  while (stack.length > 0) {
    const job = stack.pop()
    const whole = rest[job] + hours[job]
    longest = Math.max(longest, whole)
    done++
    for (const first of before[job]) {
      rest[first] = Math.max(rest[first], whole)
      if (--leads[first] === 0) stack.push(first)
    }
  }
  return done < hours.length ? -1 : longest
}
