const values: number[] = [1, 2, 3]
console.log(values.lenght)
