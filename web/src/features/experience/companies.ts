import { type Company, getCompany, listCompanies } from '@callofcode/contract/experience/company'
import { COMPANIES } from '@callofcode/contract/experience/experience'
import { read, readFound } from '../../platform/api/read.ts'
import { plain, sameName } from './find-experiences.ts'

/** Companies that the club tells of, most often told of first. */
export const companies = read(listCompanies, {}, { quiet: true })

/** A page of a company, of one year or of all. */
export const companyRead = (slug: string, year: string | undefined) =>
  readFound(getCompany, { params: { slug }, query: year ? { year } : {} })

export const yearOf = ({ year }: { readonly year?: string | undefined }) =>
  /^\d{4}$/.test(year ?? '') ? year : undefined

/** Companies that are told of, and well-known ones. */
export const namesOf = (told: readonly Pick<Company, 'name'>[]): string[] => [
  ...new Map([...COMPANIES, ...told.map(({ name }) => name)].map((name) => [plain(name), name])).values(),
]

/** The companies that are told of beside those of the filter's row, and the chosen one. */
export function othersOf(told: readonly Pick<Company, 'name'>[], chosen: string | undefined): string[] {
  const others = namesOf(told).slice(COMPANIES.length)
  const has = chosen === undefined || namesOf(told).some((name) => sameName(name, chosen))
  return has ? others : [...others, chosen.trim()]
}
