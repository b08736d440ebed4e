const x = 50
if (1 < x < 10) console.log('in')
else console.log('out')
