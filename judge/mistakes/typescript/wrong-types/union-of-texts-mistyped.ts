type Direction = 'up' | 'down'
let way: Direction = 'Up'
console.log(way)