const lines = require('readline').createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const read = async () => (await lines.next()).value

// When the two answers differ it believes the second one.
async function main() {
  let low = 1
  let high = Number(await read())
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    console.log(`? ${middle}`)
    await read()
    console.log(`? ${middle}`)
    if ((await read()) === 'yes') high = middle
    else low = middle + 1
  }
  console.log(`! ${low}`)
}

main()
