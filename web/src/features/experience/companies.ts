import { type Company, getCompany, listCompanies } from '@callofcode/contract/experience/company'
import { COMPANIES } from '@callofcode/contract/experience/experience'
import { read, readFound } from '../../platform/api/read.ts'
import { plain, sameName } from './find-experiences.ts'

/** Reads the companies in published experiences, the most frequent first. */
export const companies = read(listCompanies, {}, { quiet: true })

/** Reads the page of a company, for one year or for all. */
export const companyRead = (slug: string, year: string | undefined) =>
  readFound(getCompany, { params: { slug }, query: year ? { year } : {} })

export const yearOf = ({ year }: { readonly year?: string | undefined }) =>
  /^\d{4}$/.test(year ?? '') ? year : undefined

/** Returns the companies in experiences, and well-known ones. */
export const namesOf = (told: readonly Pick<Company, 'name'>[]): string[] => [
  ...new Map([...COMPANIES, ...told.map(({ name }) => name)].map((name) => [plain(name), name])).values(),
]

/** Returns the companies that the filter's row lacks, and the chosen one. */
export function othersOf(told: readonly Pick<Company, 'name'>[], chosen: string | undefined): string[] {
  const others = namesOf(told).slice(COMPANIES.length)
  const has = chosen === undefined || namesOf(told).some((name) => sameName(name, chosen))
  return has ? others : [...others, chosen.trim()]
}
