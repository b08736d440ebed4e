const lines = require('fs').readFileSync(0, 'utf8').split('\n')
const [stages, walks] = lines[0].split(' ').map(Number)
const changes = lines[1].split(' ').map(Number)
const answers = []
for (let walk = 0; walk < walks; walk++) {
  const [from, to] = lines[walk + 2].split(' ').map(Number)
  let sum = 0
  for (let stage = from; stage <= to; stage++) sum += changes[stage - 1]
  answers.push(sum)
}
console.log(answers.join('\n'))
