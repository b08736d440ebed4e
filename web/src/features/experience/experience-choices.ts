import type { Experience } from '@callofcode/contract/experience'
import {
  chosenCompany,
  chosenResult,
  chosenRole,
  chosenYear,
  type ExperienceSearch,
  findExperiences,
  sameRole,
  yearOf,
} from './find-experiences.ts'

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The roles there are, each once however it is spelled, and the one that is chosen. */
export function rolesIn(all: readonly Pick<Experience, 'role'>[], chosen: string | undefined): string[] {
  const roles: string[] = []
  for (const { role } of [...all, ...(chosen ? [{ role: chosen }] : [])]) {
    const name = role.trim()
    if (name && !roles.some((known) => sameRole(known, name))) roles.push(name)
  }
  return roles.sort(byName.compare)
}

/** The years there are and the one that is chosen, the latest first. */
export const yearsIn = (all: readonly Pick<Experience, 'date'>[], chosen: string | undefined): string[] =>
  [...new Set([...all.map(yearOf), ...(chosen ? [chosen] : [])])].sort().reverse()

/** A way to see more: what is given up for it, and how many would then show. */
export interface Widening {
  readonly without: keyof ExperienceSearch
  readonly words: string
  readonly count: number
}

/** What could be given up, one at a time, where that shows anything: what shows most comes first. */
export function wideningsOf<E extends Parameters<typeof findExperiences>[0][number]>(
  all: readonly E[],
  search: ExperienceSearch,
): Widening[] {
  const chosen: Record<keyof ExperienceSearch, string | undefined> = {
    company: chosenCompany(search) && 'Any company',
    result: chosenResult(search) && 'Any result',
    role: chosenRole(search) && 'Any role',
    year: chosenYear(search) && 'Any year',
    q: search.q?.trim() && 'Without the search',
  }
  return Object.entries(chosen)
    .flatMap(([key, words]) => {
      const without = key as keyof ExperienceSearch
      const count = words ? findExperiences(all, { ...search, [without]: undefined }).length : 0
      return words && count > 0 ? [{ without, words, count }] : []
    })
    .sort((one, other) => other.count - one.count)
}
