const [n, , ...favourites] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const taken = new Array(n + 1).fill(false)
const answers = []
for (let chair of favourites) {
  while (taken[chair]) chair = (chair % n) + 1
  taken[chair] = true
  answers.push(chair)
}
console.log(answers.join(' '))
