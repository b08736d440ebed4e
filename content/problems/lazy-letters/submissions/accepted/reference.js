// By sorting: the machine waits after k letters if another name agrees with this one for exactly k letters.
function turnsOfTheDial(guests) {
  const sorted = [...guests].sort()
  const waits = new Map(sorted.map((name) => [name, new Set()]))
  collect(sorted, waits)
  collect(sorted.reverse(), waits)
  return guests.map((name) => waits.get(name).size)
}

function collect(names, waits) {
  // The different lengths that the name has in common with those before it, ascending.
  const lengths = []
  names.forEach((name, at) => {
    if (at === 0) return
    const common = commonLetters(name, names[at - 1])
    while (lengths.length > 0 && lengths.at(-1) >= common) lengths.pop()
    lengths.push(common)
    for (const length of lengths) if (length < name.length) waits.get(name).add(length)
  })
}

function commonLetters(one, other) {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}
