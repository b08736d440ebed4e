function neverDark(from, to) {
  let shifts = 0
  while (from !== to) {
    from >>= 1
    to >>= 1
    shifts++
  }
  return from << shifts
}
