const rows = new Array(3).map(() => 0)
console.log(rows.join(' '))
