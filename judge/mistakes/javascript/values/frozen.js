const values = Object.freeze([1, 2])
values.push(3)
