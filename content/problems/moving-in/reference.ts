import type { Random } from '@callofcode/content/random'

const MOST = 20_000

type Given = [shelf: number[], records: number, crate: number[], more: number]

/** Returns the shelf after all records were put on it. */
export function solve(...[shelf, records, crate]: Given): number[] {
  return [...shelf.slice(0, records), ...crate].sort((one, other) => one - other)
}

export function small(random: Random): Given {
  const records = random.int(0, 5)
  const more = random.int(records === 0 ? 1 : 0, 5)
  return given(random.ints(records, -4, 4), random.ints(more, -4, 4))
}

export function valid(...[shelf, records, crate, more]: Given): string | undefined {
  if (records < 0 || records > MOST) return '`records` must be from 0 to 20 000.'
  if (more < 0 || more > MOST) return '`more` must be from 0 to 20 000.'
  if (records + more < 1 || records + more > MOST) return 'There must be from 1 to 20 000 records in all.'
  if (shelf.length !== records + more) return 'The shelf must have just as many places as there are records.'
  if (crate.length !== more) return 'The crate must hold `more` records.'
  if ([...shelf, ...crate].some((year) => Math.abs(year) > 1e9)) return 'A year must be from -10^9 to 10^9.'
  if (shelf.slice(records).some((year) => year !== 0)) return 'A free place must be 0.'
  if (!isSorted(shelf.slice(0, records))) return 'The records of the shelf must be in ascending order.'
  if (!isSorted(crate)) return 'The records of the crate must be in ascending order.'
  return undefined
}

/** Returns the arguments for records in any order. */
export function given(shelf: number[], crate: number[]): Given {
  const sorted = (years: number[]) => years.toSorted((one, other) => one - other)
  return [[...sorted(shelf), ...crate.map(() => 0)], shelf.length, sorted(crate), crate.length]
}

const isSorted = (years: number[]) => years.every((year, at) => at === 0 || (years[at - 1] ?? year) <= year)
