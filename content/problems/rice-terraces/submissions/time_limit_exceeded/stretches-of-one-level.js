// Only where the level changes is kept: [first terrace, level]. Once there are many such places, a question reads them all.
function highestAsked(terraces, operations) {
  let stretches = [[1, 0]]
  const answers = []
  for (const [kind, from, to, level] of operations) {
    const endOf = (at) => (at + 1 < stretches.length ? stretches[at + 1][0] - 1 : terraces)
    if (kind === 1) {
      let highest = 0
      stretches.forEach(([first, here], at) => {
        if (first <= to && endOf(at) >= from) highest = Math.max(highest, here)
      })
      answers.push(highest)
      continue
    }
    const next = []
    stretches.forEach(([first, here], at) => {
      const end = endOf(at)
      if (first < from) next.push([first, here])
      if (first <= from && from <= end) next.push([from, level])
      if (first > to) next.push([first, here])
      else if (end > to) next.push([to + 1, here])
    })
    stretches = next
  }
  return answers
}
