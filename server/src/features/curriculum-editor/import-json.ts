import { importMessages } from '@callofcode/contract/curriculum-editor/curriculum-import'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import { z } from 'zod'
import { saidOf } from '../../platform/http/rule-sentence.ts'
import { type Fault, fault, type GivenQuestion, type GivenTopic, type ImportFile } from './import-given.ts'

const text = z
  .string(sentence('curriculumEditor.textQuotationMarks', 'This is a text in quotation marks.'))
  .optional()
const hidden = z.boolean(sentence('curriculumEditor.trueFalse', 'This is true or false.')).optional()
const id = text.nullable().transform((value) => value?.trim() || undefined)
const list = z.array(z.unknown(), sentence('curriculumEditor.thisIsAList', 'This is a list.')).optional()

const topic = z.strictObject({ id, title: text, description: text, level: text, hidden, questions: list })
const question = z.strictObject({ id, name: text, difficulty: text, link: text, hidden })

/** Reads the curriculum as the JSON export writes it. */
export function readJson(json: string): ImportFile {
  const whole = parsed(json) as { topics?: unknown; withoutTopic?: unknown } | null
  if (!whole || !Array.isArray(whole.topics)) throw fault(importMessages.noCurriculum)
  const errors: Fault[] = []
  const topics: GivenTopic[] = []
  const questions: GivenQuestion[] = []
  const take = (rows: readonly unknown[], place: string, under: GivenTopic | null) => {
    for (const [nth, row] of rows.entries()) {
      const at = `${place}, question ${nth + 1}`
      const found = checked(question, at, row, errors)
      if (found) questions.push({ at, ...found, topic: under })
    }
  }
  for (const [nth, row] of whole.topics.entries()) {
    const at = `Topic ${nth + 1}`
    const found = checked(topic, at, row, errors)
    if (!found) continue
    const { questions: rows = [], ...words } = found
    const given = { at, ...words }
    topics.push(given)
    take(rows, at, given)
  }
  if (whole.withoutTopic !== undefined && !Array.isArray(whole.withoutTopic))
    errors.push({
      at: importMessages.withoutTopic.text,
      said: sentence('curriculumEditor.thisIsAList', 'This is a list.'),
    })
  else take(whole.withoutTopic ?? [], importMessages.withoutTopic.text, null)
  const strange = Object.keys(whole).filter((key) => key !== 'topics' && key !== 'withoutTopic')
  const notes = strange.map((key) => `“${key.slice(0, 60)}” is not known and is left out.`)
  return { topics, questions, errors, notes, read: (value) => value }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw fault(
      sentence('curriculumEditor.lookLine', '{fault}: look at line {line}.', {
        fault: importMessages.notJson,
        line: lineOfFault(json),
      }),
    )
  }
}

/**
 * Returns the line of a syntax error: the end of the longest beginning that is only incomplete. Not every engine names the line.
 */
function lineOfFault(json: string): number {
  let good = 0
  let bad = json.length
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (endsTooEarly(json.slice(0, middle))) good = middle
    else bad = middle
  }
  return json.slice(0, good).split('\n').length
}

function endsTooEarly(json: string): boolean {
  try {
    JSON.parse(json)
    return true
  } catch (error) {
    const words = String(error)
    return /end of JSON|Unterminated/.test(words) || words.includes(`at position ${json.length}`)
  }
}

function checked<T>(schema: z.ZodType<T>, at: string, row: unknown, errors: Fault[]): T | undefined {
  const { data, error } = schema.safeParse(row)
  for (const issue of error?.issues ?? []) errors.push({ at, said: wordsOf(issue) })
  return data
}

function wordsOf(issue: z.core.$ZodIssue): Sentence {
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .map((key) =>
        sentence('curriculumEditor.unknownField', 'The field “{name}” is not known.', {
          name: key.slice(0, 60),
        }),
      )
      .reduce((one, other) => sentence('curriculumEditor.together', '{one} {other}', { one, other }))
  if (issue.path.length === 0)
    return sentence('curriculumEditor.objectBraces', 'This is an object in braces.')
  return sentence('curriculumEditor.faultAt', '{place}: {fault}', {
    place: issue.path.join('.'),
    fault: saidOf(issue),
  })
}
