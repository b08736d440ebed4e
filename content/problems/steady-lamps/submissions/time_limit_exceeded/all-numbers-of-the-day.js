function neverDark(from, to) {
  let steady = from
  for (let number = from; number <= to && steady > 0; number++) steady &= number
  return steady
}
