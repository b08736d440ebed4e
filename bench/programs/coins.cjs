const [amount, kinds] = require('node:fs').readFileSync(0, 'utf8').split(' ').map(Number)

function count() {
  const ways = new Int32Array(amount + 1)
  ways[0] = 1
  for (let coin = 1; coin <= kinds; coin++)
    for (let sum = coin; sum <= amount; sum++) ways[sum] = (ways[sum] + ways[sum - coin]) % 1000007
  return ways[amount]
}

console.log(count())
