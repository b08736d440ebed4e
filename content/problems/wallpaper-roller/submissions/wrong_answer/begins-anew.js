function circumference(strip) {
  let p = 1
  for (let at = 1; at < strip.length; at++) {
    // What was seen is not a turn, so all of it must be the pattern.
    if (strip[at] !== strip[at - p]) p = at + 1
  }
  return p
}
