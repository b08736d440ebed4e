import { randomUUID } from 'node:crypto'
import {
  curriculumLimits,
  curriculumMessages,
} from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { type ImportEntry, importMessages } from '@callofcode/contract/curriculum-editor/curriculum-import'
import { Sentence, sentence } from '@callofcode/contract/sentence'
import type { Curriculum } from './curriculum-file.ts'
import { diffOf, type QuestionValues, type TopicValues, valuesOf } from './import-diff.ts'
import type { Fault, GivenQuestion, GivenTopic, ImportFile } from './import-given.ts'
import { refuseSameNames } from './import-names.ts'

export interface PlannedTopic {
  readonly at: string
  readonly id: string
  readonly isNew: boolean
  /** The fields that the file sets. */
  readonly set: Partial<TopicValues>
}
export interface PlannedQuestion {
  readonly at: string
  readonly id: string
  readonly isNew: boolean
  readonly set: Partial<QuestionValues>
  /** The topic that it moves to. Undefined if it stays. */
  readonly topicId?: string | undefined
}

/** The rows that an import writes, and its report. */
export interface ImportPlan {
  readonly topics: PlannedTopic[]
  readonly questions: PlannedQuestion[]
  readonly entries: ImportEntry[]
  readonly errors: Fault[]
  same: number
  absent: number
}

/**
 * Compares a file with the curriculum. Rows that the file does not name stay, and so does the order. New and moved rows come
 * last.
 */
export function planImport(file: ImportFile, current: Curriculum): ImportPlan {
  const plan: ImportPlan = {
    topics: [],
    questions: [],
    entries: [],
    errors: [...file.errors],
    same: 0,
    absent: 0,
  }
  const topics = planTopics(file, current, plan)
  planQuestions(file, current, plan, topics)
  refuseSameNames(plan, current)
  const added = (rows: readonly { isNew: boolean }[]) => rows.filter((row) => row.isNew).length
  if (added(plan.topics) && current.topics.length + added(plan.topics) > curriculumLimits.topics)
    plan.errors.push({ at: 'File', said: curriculumMessages.tooManyTopics })
  if (added(plan.questions) && current.questions.length + added(plan.questions) > curriculumLimits.questions)
    plan.errors.push({ at: 'File', said: curriculumMessages.tooManyQuestions })
  return plan
}

interface Place {
  readonly id: string
  readonly title: string
}
/** The fault is already reported for the topic. */
const SAID = null
/** Finds the topic that a question names, or returns why there is none. */
type FindTopic = (given: GivenQuestion, now: Place | undefined) => Place | Sentence | null

function planTopics(file: ImportFile, current: Curriculum, plan: ImportPlan): FindTopic {
  const byId = new Map(current.topics.map((one) => [one._id, one]))
  const places = new Map<GivenTopic, Place>()
  const seen = new Map<string, string>()
  for (const given of file.topics) {
    const id = given.id?.toLowerCase()
    const found = id === undefined ? undefined : byId.get(id)
    const fault =
      id === undefined ? undefined : found ? repeated(seen, id, given.at) : importMessages.unknownTopic
    if (fault) {
      plan.errors.push({ at: given.at, said: fault })
      continue
    }
    const { values, faults } = valuesOf.topic(given, found, file.read)
    plan.errors.push(...faults)
    const place = { id: found?._id ?? randomUUID(), title: found?.title ?? values.title ?? '' }
    places.set(given, place)
    note(plan, plan.topics, { at: given.at, id: place.id, isNew: !found, set: values }, () =>
      diffOf.topic(given.at, place.title, found, values),
    )
  }
  return findTopic(file, current, plan, places)
}

function findTopic(
  file: ImportFile,
  { topics }: Curriculum,
  plan: ImportPlan,
  places: ReadonlyMap<GivenTopic, Place>,
): FindTopic {
  const byTitle = new Map<string, Place[]>()
  const enter = (place: Place) => {
    const key = place.title.toLowerCase()
    byTitle.set(key, [...(byTitle.get(key) ?? []), place])
  }
  for (const { _id: id, title } of topics) enter({ id, title })
  return ({ at, topic }, now) => {
    if (topic === undefined) return now ?? importMessages.needsTopic
    if (topic === null) return now ? importMessages.staysInTopic : importMessages.needsTopic
    if (typeof topic !== 'string') return places.get(topic) ?? SAID
    const title = file.read(topic, now?.title).trim()
    if (now && title.toLowerCase() === now.title.trim().toLowerCase()) return now
    const [found, other] = byTitle.get(title.toLowerCase()) ?? []
    if (other) return importMessages.twoTopics
    if (found) return found
    // A row of a sheet can mark a topic as new only by its title.
    const description = `Problems about ${title}.`
    const { values, faults } = valuesOf.topic({ at, title, description }, undefined, (value) => value)
    if (faults[0]) return faults[0].said
    const place = { id: randomUUID(), title: values.title ?? title }
    enter(place)
    plan.topics.push({ at, id: place.id, isNew: true, set: values })
    plan.entries.push(diffOf.topic(at, place.title, undefined, values))
    return place
  }
}

function planQuestions(file: ImportFile, current: Curriculum, plan: ImportPlan, find: FindTopic) {
  const byId = new Map(current.questions.map((one) => [one._id, one]))
  const seen = new Map<string, string>()
  for (const given of file.questions) {
    const { at } = given
    const id = given.id?.toLowerCase()
    const found = id === undefined ? undefined : byId.get(id)
    const fault =
      id === undefined ? undefined : found ? repeated(seen, id, at) : importMessages.unknownQuestion
    if (fault) {
      plan.errors.push({ at, said: fault })
      continue
    }
    const now = found?.topicId ? { id: found.topicId, title: found.topic ?? '' } : undefined
    const staysOutside = found && !now && (given.topic === null || given.topic === undefined)
    const place = staysOutside ? undefined : find(given, now)
    const refused = place === SAID || place instanceof Sentence
    const { values, faults } = valuesOf.question(given, found, file.read)
    plan.errors.push(...faults)
    if (place instanceof Sentence) plan.errors.push({ at, said: place })
    if (refused || faults.length > 0) continue
    const topicId = place && place.id !== now?.id ? place.id : undefined
    note(
      plan,
      plan.questions,
      { at, id: found?._id ?? randomUUID(), isNew: !found, set: values, topicId },
      () => diffOf.question(at, found, values, place?.title ?? null),
    )
  }
  plan.absent = current.questions.length - seen.size
}

function repeated(seen: Map<string, string>, id: string, at: string): Sentence | undefined {
  const first = seen.get(id)
  if (first === undefined) seen.set(id, at)
  return first === undefined
    ? undefined
    : sentence('curriculumEditor.repeated', 'This id stands in “{place}” already.', { place: first })
}

/** Adds a row to the plan, unless the file leaves it as it is. */
function note<Row extends { isNew: boolean; set: object; topicId?: string | undefined }>(
  plan: ImportPlan,
  rows: Row[],
  row: Row,
  entry: () => ImportEntry,
) {
  if (!row.isNew && Object.keys(row.set).length === 0 && !row.topicId) {
    plan.same += 1
    return
  }
  rows.push(row)
  plan.entries.push(entry())
}
