const [motif, roll] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const places = []
let fits = 0
for (let at = 0; at < roll.length; at++) {
  if (motif[fits] !== roll[at]) fits = 0
  if (motif[fits] === roll[at]) fits++
  if (fits === motif.length) {
    places.push(at - motif.length + 2)
    fits = motif[0] === roll[at] ? 1 : 0
  }
}
console.log(places.length)
if (places.length > 0) console.log(places.join(' '))
