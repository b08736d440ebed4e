const n = 3
for (const i of n) console.log(i)