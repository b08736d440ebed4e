function playlists(strip, records) {
  const from = (at) => {
    if (at === strip.length) return 1
    if (strip[at] === '0') return 0
    let ways = 0
    if (Number(strip[at]) <= records) ways += from(at + 1)
    if (at + 1 < strip.length && Number(strip.slice(at, at + 2)) <= records) ways += from(at + 2)
    return ways
  }
  return from(0)
}
