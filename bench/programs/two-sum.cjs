const [, target, ...numbers] = require('node:fs').readFileSync(0, 'utf8').split(/\s+/).map(Number)

function find() {
  const places = new Map()
  for (let at = 0; at < numbers.length; at++) {
    const other = places.get(target - numbers[at])
    if (other !== undefined) return `${other} ${at}`
    places.set(numbers[at], at)
  }
  return 'none'
}

console.log(find())
