import type { ItemContent, Kind } from '@callofcode/contract/site/version'
import { compareQuestions } from './compare-questions.ts'

/** How a field is compared: as a whole, line by line, or row by row. */
export interface ComparedField {
  readonly name: string
  readonly label: string
  readonly as: 'whole' | 'lines' | 'questions'
}

const whole = (name: string, label: string): ComparedField => ({ name, label, as: 'whole' })
const lines = (name: string, label: string): ComparedField => ({ name, label, as: 'lines' })

/** The fields of each kind, in the order and with the labels of its form. */
const fields: Readonly<Record<Kind, readonly ComparedField[]>> = {
  modules: [
    whole('title', 'Title'),
    lines('description', 'Description'),
    whole('createdBy', 'Created by'),
    whole('level', 'Level'),
    { name: 'questions', label: 'Questions', as: 'questions' },
  ],
  blogs: [
    whole('title', 'Title'),
    whole('author', 'Author'),
    whole('category', 'Category'),
    whole('tags', 'Tags'),
    lines('content', 'Content'),
  ],
  experiences: [
    whole('company', 'Company'),
    whole('role', 'Role'),
    whole('candidate', 'Candidate'),
    whole('verdict', 'Verdict'),
    lines('content', 'Content'),
  ],
}

export const fieldsOf = (kind: Kind) => fields[kind]

/** The words for fields that an edit changed: `Title and Tags`. */
export const fieldWords = (kind: Kind, names: readonly string[]): string =>
  list.format(fields[kind].filter(({ name }) => names.includes(name)).map(({ label }) => label))

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** A field as text; tags separated by commas. */
export function textOf(content: ItemContent, name: string): string {
  const value: unknown = Object.entries(content).find(([key]) => key === name)?.[1]
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

export const questionsOf = (content: ItemContent) => ('questions' in content ? content.questions : [])

/** The fields in which two versions differ. */
export const differing = (kind: Kind, before: ItemContent, after: ItemContent): ComparedField[] =>
  fields[kind].filter(({ name, as }) =>
    as === 'questions'
      ? compareQuestions(questionsOf(before), questionsOf(after)).some(({ how }) => how !== 'same')
      : textOf(before, name) !== textOf(after, name),
  )
