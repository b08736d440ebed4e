const lines = require('readline').createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const read = async () => (await lines.next()).value

async function weigh(a, b) {
  console.log(`? ${a} ${b}`)
  return Number(await read()) === a ? [b, a] : [a, b]
}

async function main() {
  const n = Number(await read())
  let lightest = 1
  let heaviest = 1
  for (let a = 1; a < n; a += 2) {
    const [low, high] = await weigh(a, a + 1)
    if (a === 1) {
      lightest = low
      heaviest = high
      continue
    }
    lightest = (await weigh(lightest, low))[0]
    heaviest = (await weigh(heaviest, high))[1]
  }
  console.log(`! ${lightest} ${heaviest}`)
}

main()
