import { DIFFICULTIES } from '@callofcode/contract/curriculum'
import type { Tally } from '../curriculum/public.ts'

/** The figures of a list as a file. Of a short list the counts would tell how hard each question is. */
export const listRows = ({ done, total, by }: Tally, holds: boolean) => [
  ['Problems', 'Done', 'All'],
  ...(holds ? [] : DIFFICULTIES.map((one) => [one, by[one].done, by[one].total])),
  ['All', done, total],
]
