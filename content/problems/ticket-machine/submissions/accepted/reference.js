const [first, ...words] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const [stops] = first.split(' ').map(Number)

const root = { passed: 0, next: {} }
for (const name of words.slice(0, stops)) {
  let node = root
  for (const letter of name) {
    node.next[letter] ??= { passed: 0, next: {} }
    node = node.next[letter]
    node.passed++
  }
}

function possible(typed) {
  let node = root
  for (const letter of typed) {
    node = node.next[letter]
    if (!node) return 0
  }
  return node.passed
}

console.log(words.slice(stops).map(possible).join('\n'))
