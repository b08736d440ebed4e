import { COMPANIES, type Experience, VERDICTS } from '@callofcode/contract/experience'

/** What the address asks for; absent means any. */
export interface ExperienceSearch {
  readonly company?: string | undefined
  readonly result?: string | undefined
  readonly q?: string | undefined
}

type Findable = Pick<Experience, 'company' | 'role' | 'candidate' | 'verdict'>

/** One of the choices of a filter row; anything else in the address means All. */
export const chosenCompany = ({ company }: ExperienceSearch) => COMPANIES.find((one) => one === company)
export const chosenResult = ({ result }: ExperienceSearch) => VERDICTS.find((one) => one === result)

/** Experiences of the chosen company and result that hold every word that is searched for. */
export function findExperiences<E extends Findable>(all: readonly E[], search: ExperienceSearch): E[] {
  const company = chosenCompany(search)?.toLowerCase()
  const result = chosenResult(search)
  const words = (search.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter((one) => {
    if (company && one.company.trim().toLowerCase() !== company) return false
    if (result && one.verdict !== result) return false
    const text = [one.company, one.role, one.candidate].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
