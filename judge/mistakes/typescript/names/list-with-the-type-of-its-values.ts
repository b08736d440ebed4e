const values: List<number> = []
values.push(1)
console.log(values)
