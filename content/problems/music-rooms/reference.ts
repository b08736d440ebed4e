import type { Random } from '@callofcode/content/random'

export type Lesson = [from: number, to: number]

/** Counts rooms only where a lesson begins or ends. In the same minute, ends (-1) are sorted before beginnings (1). */
export function solve(lessons: Lesson[]): number {
  const changes = lessons.flatMap(([from, to]): [number, number][] => [
    [from, 1],
    [to, -1],
  ])
  changes.sort(([one, first], [other, second]) => one - other || first - second)
  let busy = 0
  let most = 0
  for (const [, change] of changes) {
    busy += change
    most = Math.max(most, busy)
  }
  return most
}

export function small(random: Random): [Lesson[]] {
  return [lessonsOf(random, random.int(1, 6), 9, 4)]
}

export function valid(lessons: Lesson[]): string | undefined {
  if (lessons.length < 1) return 'There must be at least one lesson.'
  if (lessons.length > 20_000) return 'There may be at most 20 000 lessons.'
  if (lessons.some((lesson) => lesson.length !== 2)) return 'A lesson must be two numbers.'
  if (lessons.some(([from, to]) => from < 0 || to > 1e9)) return 'A moment must be from 0 to 10^9.'
  if (lessons.some(([from, to]) => from >= to)) return 'A lesson must begin before it ends.'
  return undefined
}

/** Makes lessons that begin before `day` and take at most `longest` minutes. */
export const lessonsOf = (random: Random, count: number, day: number, longest: number) =>
  random.array(count, (): Lesson => {
    const from = random.int(0, day - 1)
    return [from, from + random.int(1, longest)]
  })
