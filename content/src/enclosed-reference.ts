import type { Enclosed } from '@callofcode/judge/enclosed'
import type { Random } from './random.ts'

type Call = (...given: unknown[]) => unknown

/** Returns the functions of an enclosed reference in the form of its module. Browsers use it too. */
export function enclosedReference({
  names,
  call,
}: Enclosed): Partial<Record<'solve' | 'valid' | 'check' | 'small', Call>> {
  const of = (name: string) =>
    names.includes(name) && { [name]: (...given: unknown[]) => call(name, ...given) }
  const small = (random: unknown) => call('small', (random as Random).seed)
  return { ...of('solve'), ...of('valid'), ...of('check'), ...(names.includes('small') && { small }) }
}
