const age = readline()
if (age === 18) console.log('exactly')