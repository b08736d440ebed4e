import { COMPANIES, type Experience, VERDICTS } from '@callofcode/contract/experience'

/** The filters in the address; one that is absent matches everything. */
export interface ExperienceSearch {
  readonly company?: string | undefined
  readonly result?: string | undefined
  readonly role?: string | undefined
  readonly year?: string | undefined
  readonly q?: string | undefined
}

type Findable = Pick<Experience, 'company' | 'role' | 'candidate' | 'verdict' | 'date'>

/** A value of the address that is no choice of its filter row means All. */
export const chosenCompany = ({ company }: ExperienceSearch) => COMPANIES.find((one) => one === company)
export const chosenResult = ({ result }: ExperienceSearch) => VERDICTS.find((one) => one === result)
/** Roles are free text: any role in the address counts, whatever its letter case and spacing. */
export const chosenRole = ({ role }: ExperienceSearch) => role?.trim() || undefined
export const chosenYear = ({ year }: ExperienceSearch) => (/^\d{4}$/.test(year ?? '') ? year : undefined)

export const sameRole = (one: string, other: string) => plain(one) === plain(other)
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** The year in which it was written down, in UTC like the date on its card. */
export const yearOf = ({ date }: Pick<Experience, 'date'>) => date.slice(0, 4)

/** Experiences that match every filter and hold every word of the search. */
export function findExperiences<E extends Findable>(all: readonly E[], search: ExperienceSearch): E[] {
  const company = chosenCompany(search)?.toLowerCase()
  const result = chosenResult(search)
  const role = chosenRole(search)
  const year = chosenYear(search)
  const words = (search.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter((one) => {
    if (company && one.company.trim().toLowerCase() !== company) return false
    if (result && one.verdict !== result) return false
    if (role && !sameRole(one.role, role)) return false
    if (year && yearOf(one) !== year) return false
    const text = [one.company, one.role, one.candidate].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** All roles, each once however it is spelled, and the chosen one. */
export function rolesIn(all: readonly Pick<Experience, 'role'>[], chosen: string | undefined): string[] {
  const roles: string[] = []
  for (const { role } of [...all, ...(chosen ? [{ role: chosen }] : [])]) {
    const name = role.trim()
    if (name && !roles.some((known) => sameRole(known, name))) roles.push(name)
  }
  return roles.sort(byName.compare)
}

/** All years and the chosen one, latest first. */
export const yearsIn = (all: readonly Pick<Experience, 'date'>[], chosen: string | undefined): string[] =>
  [...new Set([...all.map(yearOf), ...(chosen ? [chosen] : [])])].sort().reverse()

/** A filter that can be removed, and how many experiences would then show. */
export interface Widening {
  readonly without: keyof ExperienceSearch
  readonly words: string
  readonly count: number
}

/** The filters whose removal alone would show something, the most useful first. */
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
