const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const clubs = lines.map((line) => line.split(' '))
clubs.sort((one, other) => {
  for (const part of [1, 2, 3]) {
    if (one[part] > other[part]) return -1
    if (one[part] < other[part]) return 1
  }
  return one[0] < other[0] ? -1 : 1
})
let rank = 0
clubs.forEach(([name, ...medals], at) => {
  if (at === 0 || medals.join() !== clubs[at - 1].slice(1).join()) rank = at + 1
  console.log(rank, name)
})
