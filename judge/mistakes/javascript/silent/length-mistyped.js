const values = [1, 2, 3]
for (let i = 0; i < values.lenght; i++) console.log(values[i])
