const lines = require('readline').createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const read = async () => (await lines.next()).value

async function ask(x) {
  console.log(`? ${x}`)
  return (await read()) === 'yes'
}

// A "yes" makes the number at most x, and a "no" more than x: each is asked until it was said twice.
async function surely(x) {
  const heard = { true: 0, false: 0 }
  for (;;) {
    const answer = await ask(x)
    if (++heard[answer] === 2) return answer
  }
}

async function main() {
  let low = 1
  let high = Number(await read())
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (await surely(middle)) high = middle
    else low = middle + 1
  }
  console.log(`! ${low}`)
}

main()
