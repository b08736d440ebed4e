const lines = require('readline').createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const read = async () => (await lines.next()).value

// The lighter one of the two first.
async function weigh(a, b) {
  console.log(`? ${a} ${b}`)
  return Number(await read()) === a ? [b, a] : [a, b]
}

// A knockout: the winners of the pairs meet again; one that is left over waits for the next round.
async function knockout(pumpkins, winner) {
  let left = pumpkins
  while (left.length > 1) {
    const next = left.length % 2 === 1 ? [left.pop()] : []
    for (let at = 0; at < left.length; at += 2) next.push((await weigh(left[at], left[at + 1]))[winner])
    left = next
  }
  return left[0]
}

async function main() {
  const n = Number(await read())
  const light = n % 2 === 1 ? [n] : []
  const heavy = [...light]
  for (let a = 1; a < n; a += 2) {
    const [low, high] = await weigh(a, a + 1)
    light.push(low)
    heavy.push(high)
  }
  console.log(`! ${await knockout(light, 0)} ${await knockout(heavy, 1)}`)
}

main()
