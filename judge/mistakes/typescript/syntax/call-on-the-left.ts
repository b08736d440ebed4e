const values = [1, 2]
values.at(0) = 5
console.log(values)