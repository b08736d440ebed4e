values = []
values.push(3)
