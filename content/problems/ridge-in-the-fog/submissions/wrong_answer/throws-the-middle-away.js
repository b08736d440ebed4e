const lines = require('readline').createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const read = async () => (await lines.next()).value

async function height(post) {
  console.log(`? ${post}`)
  return Number(await read())
}

async function main() {
  let low = 1
  let high = Number(await read())
  while (low < high) {
    const middle = (low + high) >> 1
    if ((await height(middle)) < (await height(middle + 1))) low = middle + 1
    else high = middle - 1
  }
  console.log(`! ${Math.max(1, low)}`)
}

main()
