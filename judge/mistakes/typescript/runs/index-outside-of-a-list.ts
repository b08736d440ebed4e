const rows: number[][] = [[1], [2]]
for (let i = 0; i <= rows.length; i++) console.log(rows[i][0])