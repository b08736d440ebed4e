const rows: number[][] = new Array(2).fill([0, 0])
rows[0][0] = 1
console.log(rows.map((row) => row.join(' ')).join('|'))