const [[n], favourites] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))

// A chair that is taken points ahead, a free one to itself.
const ahead = Array.from({ length: n + 1 }, (_, chair) => chair)

function find(favourite) {
  let chair = favourite
  while (ahead[chair] !== chair) chair = ahead[chair]
  // Everything on the way points straight to the free chair.
  for (let at = favourite; at !== chair; ) {
    const next = ahead[at]
    ahead[at] = chair
    at = next
  }
  return chair
}

const answers = favourites.map((favourite) => {
  const chair = find(favourite)
  ahead[chair] = (chair % n) + 1
  return chair
})
console.log(answers.join(' '))
