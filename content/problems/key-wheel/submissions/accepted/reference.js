const lines = require('readline').createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const read = async () => (await lines.next()).value

async function ask(hook) {
  console.log(`? ${hook}`)
  return Number(await read())
}

// The first hook from low to high for which the condition holds, or high.
async function first(low, high, holds) {
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(await ask(middle))) high = middle
    else low = middle + 1
  }
  return low
}

async function main() {
  const [n, wanted] = (await read()).split(' ').map(Number)
  const last = await ask(n - 1)
  const smallest = await first(0, n, (key) => key <= last)
  const [low, high] = wanted > last ? [0, smallest] : [smallest, n]
  const hook = await first(low, high, (key) => key >= wanted)
  const found = hook < high && (await ask(hook)) === wanted ? hook : -1
  console.log(`! ${found}`)
}

main()
