const [motif, roll] = require('fs').readFileSync(0, 'utf8').trim().split('\n')

// border[k]: the longest proper end of the first k notes that is also a beginning.
const border = [0, 0]
for (let at = 1, fits = 0; at < motif.length; at++) {
  while (fits > 0 && motif[fits] !== motif[at]) fits = border[fits]
  if (motif[fits] === motif[at]) fits++
  border.push(fits)
}

const places = []
for (let at = 0, fits = 0; at < roll.length; at++) {
  while (fits > 0 && motif[fits] !== roll[at]) fits = border[fits]
  if (motif[fits] === roll[at]) fits++
  if (fits === motif.length) {
    places.push(at - motif.length + 2)
    fits = border[fits]
  }
}

console.log(places.length)
if (places.length > 0) console.log(places.join(' '))
