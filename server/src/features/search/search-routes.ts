import type { ProblemListed } from '@callofcode/contract/problem'
import { type Found, searchSite } from '@callofcode/contract/search'
import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import { listThreadRows } from '../forum/public.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { MOST, searchStore } from './search-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
}

/** Searches the whole site, for the command palette. */
export function searchRoutes({ api, database, problems }: Dependencies) {
  api.serve(searchSite, async ({ query: { q } }) => {
    const words = q.toLowerCase().split(/\s+/)
    const [held, threads] = await Promise.all([searchStore.list(database, words), threadsAbout(q)])
    return { data: [...held, ...problemsAbout(words), ...threads] }
  })

  async function threadsAbout(q: string): Promise<Found[]> {
    const wanted = { sort: 'latest', category: undefined, q, after: undefined } as const
    const { rows } = await listThreadRows(database.sql, wanted)
    return rows.slice(0, MOST).map(({ thread, post }) => ({
      ...{ kind: 'thread', id: thread.id, topicId: null },
      ...{ label: post.title ?? '', hint: thread.category },
    }))
  }

  function problemsAbout(words: readonly string[]): Found[] {
    const holds = ({ title, difficulty }: Pick<ProblemListed, 'title' | 'difficulty'>) =>
      words.every((word) => `${title} ${difficulty}`.toLowerCase().includes(word))
    return problems
      .list()
      .filter(holds)
      .slice(0, MOST)
      .map(({ slug, title, difficulty }) => ({
        ...{ kind: 'problem', id: slug, topicId: null },
        ...{ label: title, hint: difficulty },
      }))
  }
}
