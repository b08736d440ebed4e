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

function join(a, b) {
  if (a === b) return
  const [smaller, larger] = people[a] < people[b] ? [a, b] : [b, a]
  speaker[smaller] = larger
  people[larger] += people[smaller]
}

const answers = []
for (const query of queries) {
  const [what, ...named] = query.split(' ')
  const [a, b] = named.map((person) => find(Number(person)))
  if (what === 'join') join(a, b)
  else answers.push(what === 'size' ? people[a] : a === b ? 'yes' : 'no')
}
console.log(answers.join('\n'))
