enum Direction {
  Up,
  Down,
  Left = 10,
  Right,
}
enum Level {
  Low = 'LOW',
  High = 'HIGH',
}
const enum Flag {
  None = 0,
  Read = 1 << 0,
  Write = 1 << 1,
  Exec = 1 << 2,
  All = Read | Write | Exec,
}
const show = (f: Flag): string => (f === Flag.None ? '---' : `${f & Flag.Read ? 'r' : '-'}${f & Flag.Write ? 'w' : '-'}${f & Flag.Exec ? 'x' : '-'}`)

console.log(Direction.Up, Direction.Right, Direction[10], Direction['Down'])
console.log(Direction)
console.log(Object.keys(Level), Object.values(Level), Level.High)
console.log(Object.values(Direction).filter((v) => typeof v === 'number'))
for (const f of [Flag.None, Flag.Read, Flag.Read | Flag.Exec, Flag.All]) console.log(f, show(f))
function turn(d: Direction): Direction {
  switch (d) {
    case Direction.Up:
      return Direction.Right
    case Direction.Right:
      return Direction.Down
    case Direction.Down:
      return Direction.Left
    case Direction.Left:
      return Direction.Up
  }
}
let d = Direction.Up
console.log(Array.from({ length: 5 }, () => Direction[(d = turn(d))]))
