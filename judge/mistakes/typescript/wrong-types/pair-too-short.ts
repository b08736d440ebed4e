const point: [number, number] = [3]
console.log(point)