import type { DailyProblem } from '@callofcode/contract/curriculum'
import { solvingMinutes } from '@callofcode/contract/learning/solving-minutes'
import { say } from './today-words.ts'
import type { Place } from './where-stopped.ts'

/** What it takes, and what for, where its name says only the first of several. */
export const minuteWords = (minutes: number, more = 0) =>
  more > 0 ? say('minutesWithMore', { count: more, minutes }) : say('minutes', { minutes })

/** The file of the day. What a question takes tells how hard it is. */
export const minuteRows = (places: readonly Place[], daily: DailyProblem | undefined, minutes: number) => [
  ['Minutes', ''],
  ...places.map(({ title, more, minutes: own }) => [
    more ? say('titleAndMore', { title, count: more }) : title,
    own ?? '',
  ]),
  ...(daily ? [[daily.title, daily.solvedAt ? '' : solvingMinutes(daily)]] : []),
  ['In all', minutes],
]
