const { add } = require('./helpers')
console.log(add(1, 2))
