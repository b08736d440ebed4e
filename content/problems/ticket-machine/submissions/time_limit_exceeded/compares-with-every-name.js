const [first, ...words] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
const [stops] = first.split(' ').map(Number)
const names = words.slice(0, stops)
for (const typed of words.slice(stops)) {
  console.log(names.filter((name) => name.startsWith(typed)).length)
}
