import { DIFFICULTIES, LEVELS } from '@callofcode/contract/curriculum/curriculum'
import {
  type EditedQuestion,
  type EditedTopic,
  questionBody,
  topicBody,
} from '@callofcode/contract/curriculum-editor/curriculum-editor'
import type { ImportEntry } from '@callofcode/contract/curriculum-editor/curriculum-import'
import { sentence } from '@callofcode/contract/sentence'
import type { z } from 'zod'
import { saidOf } from '../../platform/http/rule-sentence.ts'
import type { Fault, GivenQuestion, GivenTopic, ImportFile } from './import-given.ts'

export interface TopicValues {
  title: string
  description: string
  difficulty: EditedTopic['difficulty']
  hidden: boolean
}
export interface QuestionValues {
  name: string
  difficulty: EditedQuestion['difficulty']
  link: string
  hidden: boolean
}
type Read = ImportFile['read']

/** Sets a value if it is new. Reports a fault if the site would refuse it. */
function valueReader(at: string, isNew: boolean, read: Read) {
  const faults: Fault[] = []
  /** `current` is undefined for a new item. */
  function value<T extends string>(
    schema: z.ZodType<T, unknown>,
    given: string | undefined,
    current: T | undefined,
    words: readonly string[] = [],
  ): T | undefined {
    if (given === undefined && !isNew) return undefined
    const text = given === undefined ? undefined : read(given, current)
    if (text !== undefined && text === current) return undefined
    const word = words.find((one) => one.toLowerCase() === text?.trim().toLowerCase())
    const { data, error } = schema.safeParse(word ?? text)
    if (error)
      faults.push({
        at,
        said: saidOf(
          error.issues[0] ?? { message: sentence('curriculumEditor.cannotRead', 'This cannot be read.') },
        ),
      })
    return data === current ? undefined : data
  }
  return { faults, value }
}

/** The values that a row of the file sets. They are checked like those of the forms. */
export const valuesOf = {
  topic(given: GivenTopic, now: EditedTopic | undefined, read: Read) {
    const { title, description, difficulty } = topicBody.shape
    const { faults, value } = valueReader(given.at, !now, read)
    const values = known<TopicValues>({
      title: value(title, given.title, now?.title),
      description: value(description, given.description, now?.description),
      difficulty: value(difficulty, given.level, now?.difficulty, LEVELS),
      hidden: hiddenOf(given.hidden, now?.hidden),
    })
    return { values, faults }
  },
  question(given: GivenQuestion, now: EditedQuestion | undefined, read: Read) {
    const { questionName, difficulty, link } = questionBody.shape
    const { faults, value } = valueReader(given.at, !now, read)
    const values = known<QuestionValues>({
      name: value(questionName, given.name, now?.questionName),
      difficulty: value(difficulty, given.difficulty, now?.difficulty, DIFFICULTIES),
      link: value(link, given.link?.trim() ?? (now ? undefined : ''), now?.link),
      // A merged question stays hidden, even if the file is older than the merge.
      hidden: now?.mergedInto ? undefined : hiddenOf(given.hidden, now?.hidden),
    })
    return { values, faults }
  },
}

const hiddenOf = (given: boolean | undefined, now = false) => (given === now ? undefined : given)

const known = <T>(values: { [Key in keyof T]: T[Key] | undefined }) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

type Change = ImportEntry['changes'][number]
const yes = (hidden: boolean | undefined) => (hidden ? 'yes' : 'no')
const change = (field: Change['field'], from: string | undefined, to: string | undefined): Change[] =>
  to === undefined ? [] : [{ field, from: from ?? null, to }]
const hiddenChange = (now: { hidden: boolean } | undefined, { hidden }: { hidden?: boolean }) =>
  hidden === undefined ? [] : change('hidden', now && yes(now.hidden), yes(hidden))

function wayOf(isNew: boolean, changes: readonly Change[]): ImportEntry['way'] {
  if (isNew) return 'added'
  if (changes.some(({ field }) => field === 'topic')) return 'moved'
  const hidden = changes.find(({ field }) => field === 'hidden')
  return hidden ? (hidden.to === 'yes' ? 'hidden' : 'shown') : 'changed'
}

/** The changes that a row of the file makes, field by field. */
export const diffOf = {
  topic(at: string, name: string, now: EditedTopic | undefined, to: Partial<TopicValues>): ImportEntry {
    const changes = [
      ...(now ? change('title', now.title, to.title) : []),
      ...change('description', now?.description, to.description),
      ...change('level', now?.difficulty, to.difficulty),
      ...hiddenChange(now, to),
    ]
    return { at, thing: 'topic', way: wayOf(!now, changes), name, topic: null, changes }
  },
  /** `place` is the title of the topic that the question moves to or stays in. */
  question(
    at: string,
    now: EditedQuestion | undefined,
    to: Partial<QuestionValues>,
    place: string | null,
  ): ImportEntry {
    const moves = now && place !== null && place !== now.topic
    const changes = [
      ...(now ? change('name', now.questionName, to.name) : []),
      ...change('difficulty', now?.difficulty, to.difficulty),
      ...change('link', now?.link, to.link),
      ...(moves ? change('topic', now.topic ?? undefined, place) : []),
      ...hiddenChange(now, to),
    ]
    const name = now?.questionName ?? to.name ?? ''
    return { at, thing: 'question', way: wayOf(!now, changes), name, topic: now ? now.topic : place, changes }
  },
}
