const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const clubs = lines.map((line) => {
  const [name, ...medals] = line.split(' ')
  return { name, medals: medals.map(Number) }
})

const byMedals = (one, other) =>
  other.medals[0] - one.medals[0] || other.medals[1] - one.medals[1] || other.medals[2] - one.medals[2]

clubs.sort((one, other) => byMedals(one, other) || (one.name < other.name ? -1 : 1))

let rank = 1
const table = clubs.map((club, at) => {
  if (at > 0 && byMedals(clubs[at - 1], club) !== 0) rank = at + 1
  return `${rank} ${club.name}`
})
console.log(table.join('\n'))
