const [[, W, D], ...pieces] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))

const most = (at, w, d) => {
  if (at === pieces.length) return 0
  const [weight, duty, visitors] = pieces[at]
  const left = most(at + 1, w, d)
  return weight > w || duty > d ? left : Math.max(left, visitors + most(at + 1, w - weight, d - duty))
}
console.log(most(0, W, D))
