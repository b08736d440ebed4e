function rounds(chain) {
  if (chain === null) return []
  const left = rounds(chain.left)
  const right = rounds(chain.right)
  const called = []
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    called.push([...(left[at] ?? []), ...(right[at] ?? [])])
  }
  return [[chain.val], ...called]
}
