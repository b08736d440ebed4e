import { COMPANIES, type Experience, VERDICTS } from '@callofcode/contract/experience'

/** What the address asks for; absent means any. */
export interface ExperienceSearch {
  readonly company?: string | undefined
  readonly result?: string | undefined
  readonly role?: string | undefined
  readonly year?: string | undefined
  readonly q?: string | undefined
}

type Findable = Pick<Experience, 'company' | 'role' | 'candidate' | 'verdict' | 'date'>

/** One of the choices of a filter row; anything else in the address means All. */
export const chosenCompany = ({ company }: ExperienceSearch) => COMPANIES.find((one) => one === company)
export const chosenResult = ({ result }: ExperienceSearch) => VERDICTS.find((one) => one === result)
/** Roles are free text, so any that the address names is one; in any case and spacing. */
export const chosenRole = ({ role }: ExperienceSearch) => role?.trim() || undefined
export const chosenYear = ({ year }: ExperienceSearch) => (/^\d{4}$/.test(year ?? '') ? year : undefined)

export const sameRole = (one: string, other: string) => plain(one) === plain(other)
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** The year in which it was written down, in UTC like the date on its card. */
export const yearOf = ({ date }: Pick<Experience, 'date'>) => date.slice(0, 4)

/** Experiences of all that is chosen together that hold every word that is searched for. */
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
