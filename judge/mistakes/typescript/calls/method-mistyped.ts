const values = [3, 1, 2]
values.puhs(4)
console.log(values)