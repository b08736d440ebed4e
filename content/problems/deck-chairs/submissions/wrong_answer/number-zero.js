const [n, , ...favourites] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)
const ahead = Array.from({ length: n + 1 }, (_, chair) => chair)

function find(start) {
  let chair = start
  while (ahead[chair] !== chair) {
    ahead[chair] = ahead[ahead[chair]]
    chair = ahead[chair]
  }
  return chair
}

// Behind the last but one comes chair 0, which does not exist.
console.log(
  favourites
    .map((favourite) => {
      const chair = find(favourite)
      ahead[chair] = (chair + 1) % n
      return chair
    })
    .join(' '),
)
