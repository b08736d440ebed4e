const [first, ...queries] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const n = Number(first.split(' ')[0])
const speaker = Array.from({ length: n + 1 }, (_, person) => person)
const people = new Array(n + 1).fill(1)

function find(a) {
  while (speaker[a] !== a) {
    speaker[a] = speaker[speaker[a]]
    a = speaker[a]
  }
  return a
}

for (const query of queries) {
  const [what, ...named] = query.split(' ')
  const [a, b] = named.map(Number)
  if (what === 'size') {
    console.log(people[a])
  } else if (what === 'same') {
    console.log(find(a) === find(b) ? 'yes' : 'no')
  } else if (find(a) !== find(b)) {
    people[find(b)] += people[find(a)]
    speaker[find(a)] = find(b)
  }
}
