import { limits } from '@callofcode/contract/limits'
import { countWaiting } from '@callofcode/contract/moderation'
import { signupList } from '../features/approval/signup-list.ts'
import { reviewStore } from '../features/experience/review-store.ts'
import { flagStore } from '../features/forum/flag-store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Api } from '../platform/http/api.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** The numbers in the menu of moderators and admins, on every page that they open. */
export function waitingRoute({ api, database: { sql } }: Dependencies) {
  api.serve(countWaiting, async ({ caller }) => {
    const most = limits.waiting + 1
    const [signups, flags, experiences] = await Promise.all([
      signupList.count(sql, most),
      flagStore.count(sql, most),
      caller.role === 'admin' ? reviewStore.countSubmitted(sql, most) : null,
    ])
    return { data: { signups, flags, experiences } }
  })
}
