import { getOperations } from '@callofcode/contract/operations/operations'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { Api } from '../../platform/http/api.ts'
import { isInternalCall } from '../../platform/http/internal-call.ts'
import { findTrouble, stateOf } from './find-trouble.ts'
import type { Heartbeat } from './heartbeat.ts'
import { factsReader } from './read-facts.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly env: Env
  readonly pulse: Heartbeat
}

/** Serves the state of the site to its admins. */
export function operationsRoutes({ api, ...given }: Dependencies) {
  const read = factsReader(given)
  let isBehindProxy = false
  api.serve(getOperations, async ({ request }) => {
    // Rendering a page calls the route internally, without the headers of the page's request.
    if (!isInternalCall(request)) isBehindProxy = request.headers['x-forwarded-for'] !== undefined
    const { facts, unread } = await read()
    const findings = findTrouble(facts, { unread, isBehindProxy })
    return { data: { ...facts, state: stateOf(findings), findings } }
  })
}
