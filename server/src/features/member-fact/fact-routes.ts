import { memberAdminMessages } from '@callofcode/contract/member/member-admin'
import { getMemberFacts, setMemberFacts } from '@callofcode/contract/member-fact/member-fact'
import { messages } from '@callofcode/contract/messages'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { requireVersion } from '../../platform/http/if-match.ts'
import { auditStore, memberStore } from '../account/public.ts'
import { factStore, versionOfFacts } from './fact-store.ts'
import { giveFacts } from './give-facts.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** The facts of one member, for admins. */
export function factRoutes({ api, database }: Dependencies) {
  api.serve(getMemberFacts, async ({ params: { id } }) => {
    if (!(await memberStore.get(database.sql, id))) throw missing(memberAdminMessages.missing)
    return present(database.sql, id)
  })

  api.serve(setMemberFacts, async (call) => {
    const { id } = call.params
    const shown = await write(database, async (tx) => {
      if ((await memberStore.hold(tx, [id])).length === 0) throw missing(memberAdminMessages.missing)
      requireVersion(call.request, versionOfFacts(await factStore.of(tx, id)), messages.stale)
      const changed = await giveFacts(tx, [id], call.body.facts)
      await auditStore.recordAll(tx, call, 'member.facts', changed)
      return present(tx, id)
    })
    return { ...shown, message: sentence('memberFact.saved', 'Facts saved') }
  })
}

async function present(sql: Sql, memberId: string) {
  const facts = await factStore.of(sql, memberId)
  const version = versionOfFacts(facts)
  return { data: { facts, version }, version }
}
