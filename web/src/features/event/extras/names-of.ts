import { say } from '../event-words.ts'

const MOST = 3

/** `With Asha Verma, Zoya and 2 more`. */
export function namesOf(names: readonly string[]): string {
  const rest = names.length - MOST
  if (rest > 0) return say('withAndMore', { value: names.slice(0, MOST).join(', '), rest })
  const [last = '', ...before] = names.toReversed()
  return say('withLengthSelectYes', {
    length: before.length > 0 ? 'yes' : 'no',
    value: before.toReversed().join(', '),
    last,
  })
}
