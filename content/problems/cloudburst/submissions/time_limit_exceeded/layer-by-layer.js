function water(stacks) {
  let total = 0
  for (let height = 1; height <= Math.max(...stacks); height++) {
    let last = -1
    for (let at = 0; at < stacks.length; at++) {
      if (stacks[at] < height) continue
      if (last >= 0) total += at - last - 1
      last = at
    }
  }
  return total
}
