import type { Random } from '@callofcode/content/random'

type Maze = (number | null)[]

interface Clearing {
  value: number
  left?: Clearing
  right?: Clearing
}

/** Goes through the tree in order, without recursion. The numbers must rise. */
export function solve(maze: Maze): boolean {
  const above: Clearing[] = []
  let at = planted(maze)
  let last = Number.NEGATIVE_INFINITY
  while (at || above.length > 0) {
    for (; at; at = at.left) above.push(at)
    const clearing = above.pop()
    if (!clearing || clearing.value <= last) return false
    last = clearing.value
    at = clearing.right
  }
  return true
}

export function small(random: Random): [Maze] {
  const maze = grown(random.distinct(random.int(1, 7), -5, 9))
  const changed = random.int(0, maze.length - 1)
  if (random.bool() && maze[changed] !== null) maze[changed] = random.int(-5, 9)
  return [maze]
}

export function valid(maze: Maze): string | undefined {
  const numbers = maze.filter((number) => number !== null)
  if (numbers.length < 1) return 'There must be at least one clearing.'
  if (numbers.length > 5000) return 'There may be at most 5000 clearings.'
  if (numbers.some((number) => number < -(2 ** 31) || number > 2 ** 31 - 1))
    return 'A number must be from -2^31 to 2^31 - 1.'
  let places = 1
  for (const number of maze) {
    if (places === 0) return 'A clearing has no way that leads to it.'
    places += number === null ? -1 : 1
  }
  return undefined
}

/** Returns the search tree that results when these different numbers are inserted one after another. */
export function grown(numbers: number[]): Maze {
  const [first, ...others] = numbers
  if (first === undefined) return []
  const root: Clearing = { value: first }
  for (const value of others) {
    let at = root
    for (;;) {
      const side = value < at.value ? 'left' : 'right'
      const next = at[side]
      if (!next) {
        at[side] = { value }
        break
      }
      at = next
    }
  }
  return listed(root)
}

function listed(root: Clearing): Maze {
  const maze: Maze = []
  const row: (Clearing | undefined)[] = [root]
  for (const clearing of row) {
    maze.push(clearing?.value ?? null)
    if (clearing) row.push(clearing.left, clearing.right)
  }
  while (maze.at(-1) === null) maze.pop()
  return maze
}

function planted([first = null, ...others]: Maze): Clearing | undefined {
  if (first === null) return undefined
  const root: Clearing = { value: first }
  const row = [root]
  let at = 0
  for (const clearing of row) {
    for (const side of ['left', 'right'] as const) {
      const value = others[at++] ?? null
      if (value === null) continue
      clearing[side] = { value }
      row.push(clearing[side])
    }
  }
  return root
}
