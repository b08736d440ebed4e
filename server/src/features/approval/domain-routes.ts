import { addDomain, domainMessages, listDomains, removeDomain } from '@callofcode/contract/approval/domain'
import { limits } from '@callofcode/contract/limits'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import { auditStore } from '../account/public.ts'
import type { ApprovalDependencies } from './approval-routes.ts'
import { domainStore } from './domain-store.ts'

/** Lists the domains whose addresses need no decision. Only admins change it, because it applies to every later signup. */
export function domainRoutes({ api, database }: ApprovalDependencies) {
  api.serve(listDomains, async () => ({ data: await domainStore.list(database.sql) }))

  api.serve(addDomain, async (call) => {
    const { domain } = call.body
    const data = await write(database, async (tx) => {
      if (await domainStore.create(tx, domain, call.caller.id)) {
        if ((await domainStore.count(tx)) > limits.approvedDomains) throw conflict(domainMessages.tooMany)
        await auditStore.record(tx, call, 'domain.add', domain)
      }
      return (await domainStore.list(tx)).find((one) => one.domain === domain)
    })
    // Another admin removed it at this moment.
    if (!data) throw conflict(domainMessages.missing)
    return {
      data,
      message: sentence('approval.addressesNeedNoApproval', 'Addresses at {domain} need no approval now', {
        domain,
      }),
    }
  })

  api.serve(removeDomain, async (call) => {
    const domain = await write(database, async (tx) => {
      const removed = await domainStore.remove(tx, call.params.id)
      if (removed === undefined) throw missing(domainMessages.missing)
      await auditStore.record(tx, call, 'domain.remove', removed)
      return removed
    })
    return {
      message: sentence(
        'approval.addressesWaitApprovalAgain',
        'Addresses at {domain} wait for approval again',
        { domain },
      ),
    }
  })
}
