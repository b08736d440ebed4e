import type { Enclosed } from '@callofcode/judge/enclosed'
import type { Random } from './random.ts'

type Call = (...given: unknown[]) => unknown

/** The functions of a reference that runs enclosed, as its module would have them. Also for browsers. */
export function enclosedReference({
  names,
  call,
}: Enclosed): Partial<Record<'solve' | 'valid' | 'check' | 'small', Call>> {
  const of = (name: string) =>
    names.includes(name) && { [name]: (...given: unknown[]) => call(name, ...given) }
  const small = (random: unknown) => call('small', (random as Random).seed)
  return { ...of('solve'), ...of('valid'), ...of('check'), ...(names.includes('small') && { small }) }
}
