function rounds(chain) {
  const found = [[]]
  const walk = (person, round) => {
    if (person === null) return
    if (found.length === round + 1) found.push([])
    found[round].push(person.val)
    walk(person.left, round + 1)
    walk(person.right, round + 1)
  }
  walk(chain, 0)
  return found
}
