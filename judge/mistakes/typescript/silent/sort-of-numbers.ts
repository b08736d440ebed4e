const values: number[] = [10, 9, 1]
console.log(values.sort().join(' '))