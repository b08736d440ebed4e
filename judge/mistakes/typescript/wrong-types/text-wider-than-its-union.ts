type Direction = 'up' | 'down'
function move(way: Direction) {
  console.log(way)
}
const way: string = 'up'
move(way)