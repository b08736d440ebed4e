let values
values.push(3)
