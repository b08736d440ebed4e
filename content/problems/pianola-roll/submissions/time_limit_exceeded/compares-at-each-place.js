const [motif, roll] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const places = []
for (let at = 0; at + motif.length <= roll.length; at++) {
  let fits = 0
  while (fits < motif.length && roll[at + fits] === motif[fits]) fits++
  if (fits === motif.length) places.push(at + 1)
}
console.log(places.length)
if (places.length > 0) console.log(places.join(' '))
