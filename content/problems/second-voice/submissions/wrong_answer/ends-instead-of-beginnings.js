const melody = require('fs').readFileSync(0, 'utf8').trim()
const border = [0]
for (let at = 1; at < melody.length; at++) {
  let size = border[at - 1]
  while (size > 0 && melody[size] !== melody[at]) size = border[size - 1]
  border.push(melody[size] === melody[at] ? size + 1 : 0)
}
console.log(border.slice(1).join(' '))
