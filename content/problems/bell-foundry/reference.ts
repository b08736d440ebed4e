import type { Random } from '@callofcode/content/random'

type Tree = (number | null)[]

/** Adds up the weights in the listed order, as the place of a bell in the tree does not matter. */
export function solve(stock: Tree, lightest: number, heaviest: number): number {
  return stock.reduce<number>(
    (sum, bell) => sum + (bell !== null && bell >= lightest && bell <= heaviest ? bell : 0),
    0,
  )
}

export function small(random: Random): [Tree, number, number] {
  const weights = random.distinct(random.int(1, 7), 1, 12)
  const ends = [random.int(1, 12), random.int(1, 12)].toSorted((one, other) => one - other)
  return [hung(weights), ends[0] ?? 1, ends[1] ?? 12]
}

interface Card {
  weight: number
  left?: Card
  right?: Card
}

/** Returns the tree that results when the cards are hung up in this order. */
export function hung([first = 1, ...others]: number[]): Tree {
  const root: Card = { weight: first }
  for (const weight of others) {
    let card = root
    for (;;) {
      const side = weight < card.weight ? 'left' : 'right'
      const next = card[side]
      if (!next) {
        card[side] = { weight }
        break
      }
      card = next
    }
  }
  return levels(root)
}

function levels(root: Card): Tree {
  const tree: Tree = []
  const row: (Card | undefined)[] = [root]
  for (const card of row) {
    tree.push(card ? card.weight : null)
    if (card) row.push(card.left, card.right)
  }
  while (tree.at(-1) === null) tree.pop()
  return tree
}

export function valid(stock: Tree, lightest: number, heaviest: number): string | undefined {
  const weights = stock.filter((one) => one !== null)
  if (weights.length < 1) return 'There must be at least one bell.'
  if (weights.length > 20_000) return 'There may be at most 20 000 bells.'
  if ([...weights, lightest, heaviest].some((one) => one < 1 || one > 1e9))
    return 'A weight must be from 1 to 10^9.'
  if (lightest > heaviest) return 'lightest must not be more than heaviest.'
  return ordered(stock)
}

/** Goes through the levels with the open range of each place, and returns what is wrong. */
function ordered(stock: Tree): string | undefined {
  let row: [low: number, high: number][] = [[0, Number.POSITIVE_INFINITY]]
  let at = 0
  for (let height = 0; row.length > 0 && at < stock.length; height++) {
    if (height === 1000) return 'The height may be at most 1000.'
    const next: typeof row = []
    for (const [low, high] of row) {
      const weight = stock[at++] ?? null
      if (weight === null) continue
      if (weight <= low || weight >= high)
        return 'Left of a bell all must be lighter, and right of it heavier.'
      next.push([low, weight], [weight, high])
    }
    row = next
  }
  return undefined
}
