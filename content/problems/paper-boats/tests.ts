import type { Random } from '@callofcode/content/random'
import { basin } from './reference.ts'

const SIDE = 100

export const samples = [[['>>v', '^<.', '<v.']], [['v..>', 'v^<^', '>>>^']], [['.^.', '<<<']]]

const drawn = (rows: number, columns: number, tile: (row: number, column: number) => string) => [
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => tile(row, column)).join(''),
  ),
]

/** Makes water that runs to and fro through all rows, from the last tile of each row to the next row. */
const winding = (rows: number, columns: number) =>
  drawn(rows, columns, (row, column) => {
    if (column === (row % 2 === 0 ? columns - 1 : 0)) return 'v'
    return row % 2 === 0 ? '>' : '<'
  })

/** Makes the same in columns. In every second column the water runs upwards. */
const climbing = (rows: number, columns: number) =>
  drawn(rows, columns, (row, column) => {
    if (row === (column % 2 === 0 ? rows - 1 : 0)) return '>'
    return column % 2 === 0 ? 'v' : '^'
  })

/** Replaces some tiles of the basin by still water. */
const calmed =
  ([water = []]: string[][], share: number) =>
  (random: Random) => [water.map((row) => [...row].map((tile) => (random.bool(share) ? '.' : tile)).join(''))]

export const tests = [
  [['.']],
  [['^']],
  [['>>>>>']],
  [['<<<<<']],
  [['v', 'v', '.', 'v', '^']],
  [['..', '..']],
  // The current runs against the rim, or out of its row and into the next one.
  [['^>', '>.']],
  [['>.>', '<.v']],
  // The straight way takes more pushes than the long way round.
  [['v.....', 'v>>>>v', '>^...v', '.....v']],
  [['v>>>v', 'v^<.v', 'v>^.v', '>>^.v', '....v']],
  // The way leads to the left and upwards.
  [['>>>>v', 'v<<<<', 'v^>>v', '>>^.v', '....v']],
  // The boat should be pushed out of the current that takes it away.
  [['>>>>v', 'v^<<v', 'v^<<<', '>>>>v']],
  // A push reaches a tile first, and drifting reaches it later.
  [['>v.', '.v.', '.>v']],
  [['v.>>v', '>>^.v', '...<.', '....v']],
  winding(7, 6),
  climbing(6, 8),
  (random: Random) => [basin(random, 6, 9)],
  (random: Random) => [basin(random, 20, 30)],
  (random: Random) => [basin(random, 1, SIDE)],
  (random: Random) => [basin(random, SIDE, 2, '<^v.')],
  drawn(SIDE, SIDE, () => '.'),
  drawn(SIDE, SIDE, () => '<'),
  drawn(SIDE, SIDE, (row, column) => ((row + column) % 2 === 0 ? '>' : '^')),
  winding(SIDE - 1, SIDE),
  climbing(SIDE, SIDE - 1),
  calmed(climbing(SIDE, SIDE - 1), 0.02),
  calmed(winding(SIDE - 1, SIDE), 0.01),
  (random: Random) => [basin(random, SIDE, SIDE)],
  (random: Random) => [basin(random, SIDE, SIDE, '><v^')],
  (random: Random) => [basin(random, SIDE, SIDE, '<<^^.v')],
]
