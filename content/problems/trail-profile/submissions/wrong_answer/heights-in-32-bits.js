const lines = require('fs').readFileSync(0, 'utf8').split('\n')
const [stages, walks] = lines[0].split(' ').map(Number)
const height = new Int32Array(stages + 1)
lines[1].split(' ').forEach((change, at) => {
  height[at + 1] = height[at] + Number(change)
})
for (let walk = 0; walk < walks; walk++) {
  const [from, to] = lines[walk + 2].split(' ').map(Number)
  console.log(height[to] - height[from - 1])
}
