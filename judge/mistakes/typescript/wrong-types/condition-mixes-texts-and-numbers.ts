const limit = '10'
const n = 5
if (n < limit) console.log('less')