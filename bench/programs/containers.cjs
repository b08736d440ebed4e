const [, ...words] = require('node:fs').readFileSync(0, 'utf8').trim().split(/\s+/)

function work() {
  const shelves = new Map()
  const counts = new Map()
  for (const word of words) {
    const count = (counts.get(word) ?? 0) + 1
    counts.set(word, count)
    if (!shelves.has(count)) shelves.set(count, [])
    shelves.get(count).push(word)
  }
  const order = [...counts].sort(([one, m], [other, n]) => n - m || (one < other ? 1 : -1))
  let check = 0
  let place = 1
  for (const [word, count] of order) check = (check * 31 + count * 7 + word.length * place++) % 1000007
  for (const count of [...shelves.keys()].sort((one, other) => one - other)) {
    const found = shelves.get(count).sort()
    check = (check * 31 + found.length + found[0].charCodeAt(found[0].length - 1)) % 1000007
  }
  return check
}

console.log(work())
