function rounds(chain) {
  const found = []
  const walk = (person, round) => {
    if (person === null) return
    found[round] ??= []
    found[round].push(person.val)
    walk(person.left, round + 1)
    walk(person.right, round + 1)
  }
  walk(chain, 0)
  return found
}
