const values = [3, 1, 2]
values.forEech((v) => console.log(v))
