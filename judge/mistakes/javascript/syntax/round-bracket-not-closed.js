console.log(Math.max(3, 4)
console.log('done')
