function closedStretches(works) {
  works.sort()
  const stretches = [works[0]]
  for (const [from, to] of works.slice(1)) {
    const last = stretches[stretches.length - 1]
    if (from <= last[1]) last[1] = Math.max(last[1], to)
    else stretches.push([from, to])
  }
  return stretches
}
