import type { Random } from '@callofcode/content/random'

const NOTES = 50_000

export function solve(stdin: string): string {
  const [motif = '', roll = ''] = stdin.split('\n')
  const agreements = agreementsOf(`${motif}#${roll}`)
  const places: number[] = []
  for (let place = 1; place <= roll.length; place++)
    if (agreements[motif.length + place] === motif.length) places.push(place)
  return places.length > 0 ? `${places.length}\n${places.join(' ')}\n` : '0\n'
}

export function small(random: Random): string {
  const roll = random.string(random.int(1, 9), 'ab')
  const from = random.int(0, roll.length - 1)
  const part = roll.slice(from, from + random.int(1, 4))
  return `${random.bool() ? part : random.string(random.int(1, 4), 'ab')}\n${roll}\n`
}

export function valid(stdin: string): string | undefined {
  const words = /^([a-z]+)\n([a-z]+)\n$/.exec(stdin)
  if (!words) return 'There must be two lines, each with a word of letters a to z.'
  const [, motif = '', roll = ''] = words
  if (motif.length > NOTES) return 'The motif may have at most 50 000 notes.'
  if (roll.length > NOTES) return 'The roll may have at most 50 000 notes.'
  return undefined
}

/** Returns for each place how long the text from there agrees with its own beginning (Z function). */
function agreementsOf(text: string): number[] {
  const lengths = [0]
  // The known match that reaches furthest.
  let [start, end] = [0, 0]
  for (let at = 1; at < text.length; at++) {
    let length = at < end ? Math.min(end - at, lengths[at - start] ?? 0) : 0
    while (at + length < text.length && text[length] === text[at + length]) length++
    if (at + length > end) [start, end] = [at, at + length]
    lengths.push(length)
  }
  return lengths
}
