import { say } from 'words:version'
import type { ItemContent, Kind } from '@callofcode/contract/version/version'
import type { Messages } from '../../platform/language/messages.ts'
import { perLocale } from '../../platform/language/reader.ts'
import type { PlainKey } from '../../platform/language/words.ts'
import { compareQuestions } from './compare-questions.ts'

/** How a field is compared: as a whole, line by line, or row by row. */
export interface ComparedField {
  readonly name: string
  readonly label: string
  readonly as: 'whole' | 'lines' | 'questions'
}

type Label = PlainKey<Messages['version']>
const field = (name: string, label: Label, as: ComparedField['as']): ComparedField => ({
  name,
  get label() {
    return say(label)
  },
  as,
})
const whole = (name: string, label: Label) => field(name, label, 'whole')
const lines = (name: string, label: Label) => field(name, label, 'lines')

/** The fields of each kind, in the order and with the labels of its form. */
const fields: Readonly<Record<Kind, readonly ComparedField[]>> = {
  modules: [
    whole('title', 'fieldTitle'),
    lines('description', 'fieldDescription'),
    whole('createdBy', 'fieldCreatedBy'),
    whole('level', 'fieldLevel'),
    field('questions', 'questions', 'questions'),
  ],
  blogs: [
    whole('title', 'fieldTitle'),
    whole('author', 'fieldAuthor'),
    whole('category', 'fieldCategory'),
    whole('tags', 'fieldTags'),
    lines('content', 'fieldContent'),
  ],
  experiences: [
    whole('company', 'fieldCompany'),
    whole('role', 'fieldRole'),
    whole('candidate', 'fieldCandidate'),
    whole('verdict', 'fieldVerdict'),
    lines('content', 'fieldContent'),
    lines('rounds', 'fieldRounds'),
  ],
}

export const fieldsOf = (kind: Kind) => fields[kind]

/** Returns the labels of fields that an edit changed: `Title and Tags`. */
export const fieldWords = (kind: Kind, names: readonly string[]): string =>
  list().format(fields[kind].filter(({ name }) => names.includes(name)).map(({ label }) => label))

const list = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** Returns a field as text. Tags are separated by commas, and rounds are paragraphs. */
export function textOf(content: ItemContent, name: string): string {
  const value: unknown = Object.entries(content).find(([key]) => key === name)?.[1]
  if (!Array.isArray(value)) return String(value ?? '')
  const rows = value.map((one) =>
    typeof one === 'object' && one ? Object.values(one).join('\n') : String(one),
  )
  return rows.join(name === 'rounds' ? '\n\n' : ', ')
}

export const questionsOf = (content: ItemContent) => ('questions' in content ? content.questions : [])

/** Returns the fields in which two versions differ. */
export const differing = (kind: Kind, before: ItemContent, after: ItemContent): ComparedField[] =>
  fields[kind].filter(({ name, as }) =>
    as === 'questions'
      ? compareQuestions(questionsOf(before), questionsOf(after)).some(({ how }) => how !== 'same')
      : textOf(before, name) !== textOf(after, name),
  )
