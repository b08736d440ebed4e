const rows = new Array(2).fill([0, 0])
rows[0][1] = 5
console.log(JSON.stringify(rows))
