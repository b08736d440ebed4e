const values = [3, 1, 2]
values.append(4)
console.log(values)