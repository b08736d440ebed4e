import { DIFFICULTIES } from '@callofcode/contract/curriculum/curriculum'
import { csvFile } from '@callofcode/contract/download'
import { getMastery, getTopicMap, type Mastery, masteryFile } from '@callofcode/contract/topic-map/topic-map'
import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { chanceOf, memoryStore } from '../review/public.ts'
import { solvedStore } from '../submission/public.ts'
import { nextTopicOf } from './next-topic.ts'
import { type ByDifficulty, type MapTopicRow, topicMapStore } from './topic-map-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
}

/** The totals by difficulty would reveal how hard the remaining questions are. */
const byDifficulty = ({ hidesDifficulty }: Pick<Caller, 'hidesDifficulty'>, by: ByDifficulty = {}) =>
  DIFFICULTIES.flatMap((one): [string, number][] => {
    const { questions = 0, done = 0 } = by[one] ?? {}
    return [[`${one} done`, done], ...(hidesDifficulty ? [] : [[one, questions] as [string, number]])]
  })

/**
 * Days that a firm question is remembered. The counts use powers of two (migration 0108), so it is a little more than two weeks.
 */
const FIRM = 16

/** Serves the map of the topics and a member's progress on it. */
export function topicMapRoutes({ api, database, problems }: Dependencies) {
  api.serve(
    getTopicMap,
    async ({ database: callDatabase }) => ({
      topics: (await topicMapStore.list(callDatabase)).map(({ slug, ...topic }) => topic),
    }),
    { tags: () => ['topics'] },
  )

  api.serve(getMastery, async ({ caller }) => {
    const topics = await topicMapStore.list(database)
    const [reached, ticked] = await Promise.all([
      masteryOf(topics, caller.id),
      topicMapStore.ticked(database, caller.id),
    ])
    return { topics: reached, next: nextTopicOf(topics, reached, ticked) }
  })

  api.serveFile(masteryFile, async ({ caller }) => {
    const topics = await topicMapStore.list(database)
    const [reached, difficulties] = await Promise.all([
      masteryOf(topics, caller.id),
      topicMapStore.difficulties(database, caller.id),
    ])
    const head = [
      'Topic',
      'Problems',
      'Done',
      'Known today',
      'Firm',
      'Accepted here',
      ...byDifficulty(caller, undefined).map(([name]) => name),
    ]
    const rows = topics.map(({ id, title, questions }, at) => {
      const { done = 0, known = 0, firm = 0, accepted = 0 } = reached[at] ?? {}
      const by = byDifficulty(caller, difficulties.get(id)).map(([, count]) => count)
      return [title, ...[questions, done, known, firm, accepted, ...by].map(String)]
    })
    return { name: 'mastery.csv', body: csvFile([head, ...rows]) }
  })

  /** Returns one entry for each topic, in the order of `topics`. */
  async function masteryOf(topics: readonly MapTopicRow[], memberId: string): Promise<Mastery[]> {
    const [memory, solved] = await Promise.all([
      memoryStore.list(database, memberId),
      solvedStore.list(database.sql, memberId),
    ])
    const now = new Date()
    const isSolved = new Set(solved)
    const topicOf = new Map(problems.list().map((head) => [head.slug, head.topic]))
    return topics.map(({ id, slug, questions }) => {
      const rows = memory.filter(({ topicId }) => topicId === id)
      const sum = (weight: (row: (typeof rows)[number]) => number) =>
        rows.reduce((all, row) => all + row.questions * weight(row), 0)
      return {
        topicId: id,
        // Hidden questions keep their ticks, so the sum can exceed the visible questions.
        done: Math.min(
          questions,
          sum(() => 1),
        ),
        known: Math.round(sum((row) => chanceOf(row, now)) * 10) / 10,
        firm: sum(({ stability }) => (stability >= FIRM ? 1 : 0)),
        accepted: [...isSolved].filter((problem) => topicOf.get(problem) === slug).length,
      }
    })
  }
}
