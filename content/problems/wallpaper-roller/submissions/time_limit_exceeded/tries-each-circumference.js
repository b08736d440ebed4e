function circumference(strip) {
  for (let p = 1; p < strip.length; p++) {
    let at = p
    while (at < strip.length && strip[at] === strip[at - p]) at++
    if (at === strip.length) return p
  }
  return strip.length
}
