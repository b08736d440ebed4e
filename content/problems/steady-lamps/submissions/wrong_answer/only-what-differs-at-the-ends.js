function neverDark(from, to) {
  // Takes the lamps that differ for the only ones that ever changed, and one below each of them.
  const changed = from ^ to
  return from & to & ~changed & ~(changed >> 1)
}
