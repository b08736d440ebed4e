function playlists(strip, records) {
  const ways = new Array(strip.length + 2).fill(0)
  ways[strip.length] = 1
  for (let at = strip.length - 1; at >= 0; at--) {
    if (strip[at] === '0') continue
    if (Number(strip[at]) <= records) ways[at] += ways[at + 1]
    if (at + 1 < strip.length && Number(strip.slice(at, at + 2)) <= records) ways[at] += ways[at + 2]
  }
  return ways[0]
}
