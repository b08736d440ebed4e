import type { Random } from '@callofcode/content/random'

export function solve(stdin: string): string {
  const [chapters = 0, , ...rest] = stdin.split(/\s+/).filter(Boolean).map(Number)
  let sum = 0
  const read = rest.slice(0, chapters).map((pages) => {
    sum += pages
    return sum
  })
  const answers = rest.slice(chapters).map((goal) => {
    let [low, high] = [0, chapters]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((read[middle] ?? 0) >= goal) high = middle
      else low = middle + 1
    }
    return low < chapters ? low + 1 : 'never'
  })
  return `${answers.join('\n')}\n`
}

/** Returns the text of an input. */
export function written(pages: number[], goals: number[]): string {
  return `${pages.length} ${goals.length}\n${pages.join(' ')}\n${goals.join('\n')}\n`
}

export function small(random: Random): string {
  return written(random.ints(random.int(1, 5), 1, 9), random.ints(random.int(1, 4), 1, 30))
}

const INPUT = /^\d+ \d+\n\d+( \d+)*\n(\d+\n)+$/

export function valid(stdin: string): string | undefined {
  if (!INPUT.test(stdin))
    return 'The input must be three lines or more of whole numbers, as the statement says.'
  const [first = '', second = '', ...goals] = stdin.trimEnd().split('\n')
  const [chapters, count] = first.split(' ').map(Number)
  const pages = second.split(' ').map(Number)
  if (pages.length !== chapters) return 'The first number must say how many chapters there are.'
  if (goals.length !== count) return 'The second number must say how many goals there are.'
  if (Math.max(pages.length, goals.length) > 30_000) return 'There may be at most 30 000 chapters and goals.'
  if (pages.some((one) => one < 1 || one > 1e9)) return 'A chapter must have 1 to 10^9 pages.'
  if (goals.some((one) => Number(one) < 1 || Number(one) > 1e14)) return 'A goal must be from 1 to 10^14.'
  return undefined
}
