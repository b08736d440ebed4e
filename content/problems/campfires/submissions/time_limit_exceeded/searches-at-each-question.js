const [first, ...queries] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const n = Number(first.split(' ')[0])
const near = Array.from({ length: n + 1 }, () => [])

function circleOf(a) {
  const met = new Set([a])
  for (const person of met) for (const other of near[person]) met.add(other)
  return met
}

for (const query of queries) {
  const [what, ...named] = query.split(' ')
  const [a, b] = named.map(Number)
  if (what === 'join') {
    near[a].push(b)
    near[b].push(a)
  } else if (what === 'size') {
    console.log(circleOf(a).size)
  } else {
    console.log(circleOf(a).has(b) ? 'yes' : 'no')
  }
}
