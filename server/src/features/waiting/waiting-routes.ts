import { countWaiting } from '@callofcode/contract/moderation/moderation'
import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import { kindsOf, MOST_SHOWN, waitingStore } from './waiting-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Serves the numbers in the menu of deciders, which every page shows. */
export function waitingRoutes({ api, database: { sql } }: Dependencies) {
  api.serve(countWaiting, async ({ caller }) => {
    const { readyBlogs, ...data } = await waitingStore.counts(sql, kindsOf(caller), MOST_SHOWN)
    return { data, readyBlogs }
  })
}
