const lines = require('fs').readFileSync(0, 'utf8').split('\n')
const [n, q] = lines[0].split(' ').map(Number)
const pages = lines[1].split(' ').map(Number)

// Goals from the smallest to the largest, so that the book is read once.
const goals = lines.slice(2, 2 + q).map(Number)
const order = goals.map((_, at) => at).sort((one, other) => goals[one] - goals[other])
const answers = new Array(q)
let chapters = 0
let read = 0
for (const at of order) {
  while (chapters < n && read < goals[at]) read += pages[chapters++]
  answers[at] = read < goals[at] ? 'never' : Math.max(1, chapters)
}
console.log(answers.join('\n'))
