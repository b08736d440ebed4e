import { curriculumMessages } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import type { Sentence } from '@callofcode/contract/sentence'
import type { Curriculum } from './curriculum-file.ts'
import type { ImportPlan } from './import-plan.ts'

interface Named {
  readonly at: string | undefined
  readonly key: string
}

/**
 * Refuses a name that another row has. Names are compared as they are after the import. Two rows may swap their names, and two
 * that already shared a name are accepted.
 */
export function refuseSameNames(plan: ImportPlan, { topics, questions }: Curriculum) {
  const setTopics = new Map(plan.topics.map((one) => [one.id, one]))
  const titles = topics.map(({ _id, title }): Named => {
    const planned = setTopics.get(_id)
    return { at: planned?.set.title && planned.at, key: keyOf('', planned?.set.title ?? title) }
  })
  const newTitles = plan.topics.filter(({ isNew }) => isNew)
  refuse(
    plan,
    [...titles, ...newTitles.map(({ at, set }): Named => ({ at, key: keyOf('', set.title ?? '') }))],
    curriculumMessages.titleTaken,
  )
  const setQuestions = new Map(plan.questions.map((one) => [one.id, one]))
  const names = questions.flatMap(({ _id, questionName, topicId: now }): Named[] => {
    const planned = setQuestions.get(_id)
    const topicId = planned?.topicId ?? now
    if (!topicId) return []
    const isTouched = planned && (planned.topicId || planned.set.name !== undefined)
    return [
      { at: isTouched ? planned.at : undefined, key: keyOf(topicId, planned?.set.name ?? questionName) },
    ]
  })
  const newNames = plan.questions.filter(({ isNew }) => isNew)
  refuse(
    plan,
    [
      ...names,
      ...newNames.map(({ at, set, topicId = '' }): Named => ({ at, key: keyOf(topicId, set.name ?? '') })),
    ],
    curriculumMessages.nameTaken,
  )
}

const keyOf = (topicId: string, name: string) => `${topicId} ${name.toLowerCase()}`

/** Rows that the file leaves alone have priority for their names. */
function refuse(plan: ImportPlan, all: readonly Named[], said: Sentence) {
  const taken = new Set(all.flatMap(({ at, key }) => (at ? [] : key)))
  for (const { at, key } of all) {
    if (!at) continue
    if (taken.has(key)) plan.errors.push({ at, said })
    taken.add(key)
  }
}
