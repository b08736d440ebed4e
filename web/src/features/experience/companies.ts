import { COMPANIES } from '@callofcode/contract/experience'
import { type Company, getCompany, listCompanies } from '@callofcode/contract/learning/company'
import { read } from '../../platform/api/read.ts'
import { readFound } from '../../platform/api/read-found.ts'
import { plain, sameName } from './find-experiences.ts'

/** Companies that the club tells of, most often told of first. */
export const companies = read(listCompanies, {}, { quiet: true })

/** A page of a company, of one year or of all. */
export const companyRead = (slug: string, year: string | undefined) =>
  readFound(getCompany, { params: { slug }, query: year ? { year } : {} })

export const yearOf = ({ year }: { readonly year?: string | undefined }) =>
  /^\d{4}$/.test(year ?? '') ? year : undefined

const CHIPS = 5

/** Companies that are told of, and well-known ones. */
export const namesOf = (told: readonly Pick<Company, 'name'>[]): string[] => [
  ...new Map([...COMPANIES, ...told.map(({ name }) => name)].map((name) => [plain(name), name])).values(),
]

/** The companies of the filter: those most told of, filled up with well-known ones while there are few, and the chosen one. */
export function chipsOf(told: readonly Pick<Company, 'name'>[], chosen: string | undefined): string[] {
  const first = told.slice(0, CHIPS).map(({ name }) => name)
  const others = COMPANIES.filter((one) => !first.some((name) => sameName(name, one)))
  const shown = [...first, ...others].slice(0, CHIPS)
  const has = chosen === undefined || shown.some((name) => sameName(name, chosen))
  return has ? shown : [...shown, chosen.trim()]
}
