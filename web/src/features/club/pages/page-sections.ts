import type { ClubSettings } from '@callofcode/contract/club/club'
import type { Section } from '../club-sections.ts'

/** The settings that are lists of any length. A form holds each as one text, which is kept, merged and compared like the others. */
export const LISTS = ['team', 'sponsors', 'questions', 'gallery'] as const
export type ListName = (typeof LISTS)[number]
export const isList = (name: string): name is ListName => LISTS.some((one) => one === name)

/** The row of a list in a form. A year may be half typed. */
export type RowOf<Name extends ListName> = Omit<ClubSettings[Name][number], 'year'> &
  (Name extends 'team' ? { readonly year: number | string } : unknown)

/** Equal rows give an equal text, in whatever order their fields came. */
export const rowsText = (rows: readonly object[]): string => JSON.stringify(rows.map(ordered))

export const rowsOf = <Row>(text: string | undefined): readonly Row[] => (text ? JSON.parse(text) : [])

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, ordered(part)]))
}

const listSection = (name: ListName): Section => ({
  id: name,
  texts: (settings) => ({ [name]: rowsText(settings[name]) }),
  body: (texts) => ({ [name]: rowsOf(texts[name]) }),
  fieldOf: (path) => path.replaceAll('.', '_'),
})

export const team = listSection('team')
export const sponsors = listSection('sponsors')
export const questions = listSection('questions')
export const gallery = listSection('gallery')

/** Returns a row in words, for lists of what was changed. */
export function rowWords(row: object): string {
  return Object.values(row)
    .map((value) =>
      Array.isArray(value) ? value.map(rowWords).join(', ') : typeof value === 'boolean' ? '' : `${value}`,
    )
    .filter((words) => words !== '' && !words.startsWith('/pictures/'))
    .join(' · ')
}
