import { authoringMessages } from '@callofcode/contract/authoring/authoring'
import { openingFault, openingMessages, setProblemOpening } from '@callofcode/contract/authoring/opening'
import { sentence } from '@callofcode/contract/sentence'
import type { Database } from '../../platform/database/database.ts'
import { errorLine } from '../../platform/error-facts.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore } from '../account/public.ts'
import { authoringStore } from './authoring-store.ts'
import { presentAuthored } from './present-authored.ts'
import type { PublishedProblems } from './published-problems.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly published: PublishedProblems
  /** Updates the search index with the current problems. */
  readonly index: () => Promise<void>
  readonly cache: { invalidate(tags: readonly string[]): void }
  /** The cache tags of responses that are made from problems. */
  readonly tags: readonly string[]
}

/** Sets the times of a problem: from when members see it, and until when it is the problem of the week. */
export function openingRoute({ api, database, published, index, cache, tags }: Dependencies) {
  published.onOpened = () => {
    cache.invalidate(tags)
    index().catch((error) => console.error(`An opened problem is not in the search: ${errorLine(error)}`))
  }

  api.serve(setProblemOpening, async (call) => {
    const { slug } = call.params
    const { was, ...times } = call.body
    const fault = openingFault(times)
    if (fault) throw badInput({ closesAt: fault })
    await published.change(async (tx) => {
      const row = await authoringStore.lock(tx, slug)
      if (!row) throw missing(authoringMessages.missing)
      const { id, opensAt, closesAt } = row
      if (!isSameTime(opensAt, was.opensAt) || !isSameTime(closesAt, was.closesAt))
        throw conflict(openingMessages.outdated)
      await authoringStore.setOpening(tx, id, {
        opensAt: times.opensAt === null ? null : new Date(times.opensAt),
        closesAt: times.closesAt === null ? null : new Date(times.closesAt),
      })
      await auditStore.record(tx, call, 'problem.opening', id)
    })
    await index()
    const row = await authoringStore.get(database.sql, slug)
    if (!row) throw missing(authoringMessages.missing)
    return { data: presentAuthored(row), message: sentence('authoring.openingSaved', 'Times Saved') }
  })
}

const isSameTime = (saved: Date | null, told: string | null) =>
  (saved?.getTime() ?? null) === (told === null ? null : Date.parse(told))
