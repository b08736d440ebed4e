import type { Random } from '@callofcode/content/random'

export function solve(ribbon: string): string {
  for (let length = ribbon.length; length > 1; length--) {
    for (let start = 0; start + length <= ribbon.length; start++) {
      if (isReversible(ribbon, start, start + length - 1)) return ribbon.slice(start, start + length)
    }
  }
  return ribbon.slice(0, 1)
}

export function check([ribbon]: [string], answer: string): string | undefined {
  if (answer === '') return 'A piece has at least one letter.'
  if (!ribbon.includes(answer)) return `${shown(answer)} is no piece of the ribbon.`
  if (!isReversible(answer, 0, answer.length - 1)) return `${shown(answer)} is not reversible.`
  const longest = solve(ribbon).length
  if (answer.length < longest)
    return `${shown(answer)} has the length ${answer.length}, but there is a reversible piece of ${longest}.`
  return undefined
}

export function small(random: Random): [string] {
  return [random.string(random.int(1, 8), random.pick(['ab', 'abc', 'abcdef']))]
}

export function valid(ribbon: string): string | undefined {
  if (ribbon.length < 1) return 'The ribbon must have at least one letter.'
  if (ribbon.length > 1000) return 'The ribbon may have at most 1000 letters.'
  if (/[^a-z]/.test(ribbon)) return 'The ribbon may hold the letters a to z only.'
  return undefined
}

function isReversible(text: string, from: number, to: number): boolean {
  while (from < to) if (text[from++] !== text[to--]) return false
  return true
}

const shown = (piece: string) => (piece.length > 40 ? `"${piece.slice(0, 40)}…"` : `"${piece}"`)
