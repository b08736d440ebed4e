// Reads 05 as record 5.
function playlists(strip, records) {
  let before = 0
  let last = 1
  for (let i = 0; i < strip.length; i++) {
    const digit = Number(strip[i])
    const pair = Number(strip.slice(i - 1, i + 1))
    let now = digit >= 1 && digit <= records ? last : 0
    if (i > 0 && pair >= 1 && pair <= records) now += before
    before = last
    last = now
  }
  return last
}
