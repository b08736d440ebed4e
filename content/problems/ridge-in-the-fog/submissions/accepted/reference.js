const lines = require('readline').createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const read = async () => (await lines.next()).value

async function height(post) {
  console.log(`? ${post}`)
  return Number(await read())
}

// low is a post, or the one before the ridge; the ground rises behind it. Behind high it falls.
async function main() {
  const posts = Number(await read())
  let low = 0
  let high = posts
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((await height(middle)) < (await height(middle + 1))) low = middle
    else high = middle
  }
  console.log(`! ${high}`)
}

main()
