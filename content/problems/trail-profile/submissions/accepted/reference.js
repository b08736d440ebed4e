const lines = require('fs').readFileSync(0, 'utf8').split('\n')
const [stages, walks] = lines[0].split(' ').map(Number)
const changes = lines[1].split(' ').map(Number)

const height = [0]
for (let stage = 1; stage <= stages; stage++) height.push(height[stage - 1] + changes[stage - 1])

const answers = []
for (let walk = 0; walk < walks; walk++) {
  const [from, to] = lines[walk + 2].split(' ').map(Number)
  answers.push(height[to] - height[from - 1])
}
console.log(answers.join('\n'))
