const n: number = 4
if (n = 5) console.log('five')