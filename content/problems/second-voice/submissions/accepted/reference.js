const melody = require('fs').readFileSync(0, 'utf8').trim()
const n = melody.length
const answer = new Array(n).fill(0)

let at = 1
let size = 0
while (at < n) {
  while (at + size < n && melody[size] === melody[at + size]) size++
  answer[at] = size
  // The copy at `at` answers for the places within it, as long as they end inside of it.
  let inside = 1
  while (inside < size && answer[inside] < size - inside) {
    answer[at + inside] = answer[inside]
    inside++
  }
  at += inside
  size = Math.max(0, size - inside)
}
console.log(answer.slice(1).join(' '))
