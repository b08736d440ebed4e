import type { Random } from '@callofcode/content/random'

interface Node {
  next: [Node | undefined, Node | undefined]
}

/** Builds a binary trie. For each number, follows the path that takes the opposite digit wherever possible. */
export function solve(buttons: number[]): number {
  const top: Node = { next: [undefined, undefined] }
  for (const button of buttons) grow(top, button)
  return Math.max(...buttons.map((button) => farthest(top, button)))
}

function grow(top: Node, button: number) {
  let node = top
  for (let lamp = 19; lamp >= 0; lamp--) {
    const digit = (button >> lamp) & 1
    const next: Node = node.next[digit] ?? { next: [undefined, undefined] }
    node.next[digit] = next
    node = next
  }
}

function farthest(top: Node, button: number): number {
  let node = top
  let brightness = 0
  for (let lamp = 19; lamp >= 0; lamp--) {
    const digit = (button >> lamp) & 1
    const other = node.next[1 - digit]
    if (other) brightness += 2 ** lamp
    node = other ?? node.next[digit] ?? node
  }
  return brightness
}

export function small(random: Random): [number[]] {
  return [random.ints(random.int(1, 6), 0, random.pick([7, 15, 31]))]
}

export function valid(buttons: number[]): string | undefined {
  if (buttons.length < 1) return 'There must be at least one button.'
  if (buttons.length > 20_000) return 'There may be at most 20 000 buttons.'
  if (buttons.some((button) => button < 0 || button > 2 ** 20 - 1))
    return 'A button must be a number from 0 to 2^20 - 1.'
  return undefined
}
