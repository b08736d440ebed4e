import { say } from 'words:experience'
import {
  type Experience,
  INTERVIEW_RESULTS,
  listExperienceChoices,
  listExperiences,
} from '@callofcode/contract/experience/experience'
import { limits } from '@callofcode/contract/limits'
import { read } from '../../platform/api/read.ts'

/** The filters in the address. An absent filter matches everything. */
export interface ExperienceSearch {
  readonly company?: string | undefined
  readonly result?: string | undefined
  readonly role?: string | undefined
  readonly year?: string | undefined
  readonly q?: string | undefined
  /** The cursor: the last experience of the previous page. */
  readonly cursor?: string | undefined
}

/** Returns the company in the address, in any spelling. */
export const chosenCompany = ({ company }: ExperienceSearch) => company?.trim() || undefined
/** Returns the result in the address. A value outside the filter row means All. */
export const chosenResult = ({ result }: ExperienceSearch) => INTERVIEW_RESULTS.find((one) => one === result)
/** Returns the role in the address. Roles are free text, in any letter case and spacing. */
export const chosenRole = ({ role }: ExperienceSearch) => role?.trim() || undefined
export const chosenYear = ({ year }: ExperienceSearch) => (/^\d{4}$/.test(year ?? '') ? year : undefined)

export const sameName = (one: string, other: string) => plain(one) === plain(other)
export const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

const within = (text = '') => [...text.trim()].slice(0, limits.search).join('') || undefined

/** Returns the filters of the call, without absent or invalid values. */
export const filtersOf = (search: ExperienceSearch) => ({
  company: within(chosenCompany(search)),
  result: chosenResult(search),
  role: within(chosenRole(search)),
  year: chosenYear(search),
  q: within(search.q),
})

/** The fields of a card. */
const FIELDS = ['company', 'role', 'candidate', 'candidatePage', 'verdict', 'date'] as const
export type ListedExperience = Pick<Experience, '_id' | (typeof FIELDS)[number]>

/** Reads a page of the list, without the texts. */
export const experiencesOf = (search: ExperienceSearch) => {
  const part = { limit: '24', after: search.cursor, fields: FIELDS.join() }
  return read(listExperiences, { query: { ...part, ...filtersOf(search) } }, { sayMessage: true })
}

export const experienceChoices = read(listExperienceChoices, {}, { quiet: true })

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Returns all roles and the chosen one, without variants in spelling. */
export function rolesIn(all: readonly string[], chosen: string | undefined): string[] {
  const isNew = chosen !== undefined && !all.some((role) => sameName(role, chosen))
  return [...all.map((role) => role.trim()), ...(isNew ? [chosen] : [])].sort(byName.compare)
}

/** Returns all years and the chosen one, latest first. */
export const yearsIn = (all: readonly string[], chosen: string | undefined): string[] =>
  [...new Set([...all, ...(chosen ? [chosen] : [])])].sort().reverse()

/** A filter that can be removed. */
export interface Widening {
  readonly without: keyof ReturnType<typeof filtersOf>
  readonly words: string
}

/** The filters that are set. */
export function wideningsOf(search: ExperienceSearch): Widening[] {
  const filters = filtersOf(search)
  const all: Widening[] = [
    { without: 'company', words: say('anyCompany') },
    { without: 'result', words: say('anyResult') },
    { without: 'role', words: say('anyRole') },
    { without: 'year', words: say('anyYear') },
    { without: 'q', words: say('withoutSearch') },
  ]
  return all.filter(({ without }) => filters[without] !== undefined)
}

/** Experiences are counted up to this many. */
export const MOST_COUNTED = 100

/** Reads the experiences without this filter. */
export const widened = (search: ExperienceSearch, { without }: Widening) => {
  const query = {
    limit: String(MOST_COUNTED),
    fields: '_id',
    ...filtersOf({ ...search, [without]: undefined }),
  }
  return read(listExperiences, { query }, { quiet: true })
}
