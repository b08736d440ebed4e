const values = [1]
values.push[2]
console.log(values.length)
