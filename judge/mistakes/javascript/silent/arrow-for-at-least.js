const n = 3
if (n => 5) console.log('large')
else console.log('small')
