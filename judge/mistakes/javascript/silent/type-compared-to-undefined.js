let found
if (typeof found === undefined) console.log('none')
else console.log('some')
