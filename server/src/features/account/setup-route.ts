import { createFirstAdmin } from '@callofcode/contract/account/account'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { conflict, forbidden } from '../../platform/failure.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { auditOrigin, auditStore } from './audit-store.ts'
import { firstAdminStore } from './first-admin-store.ts'
import { hashPassword, refuseCommon } from './password.ts'

const MADE = sentence(
  'account.firstAdminMadeAlready',
  'The first admin is made already. Log in, or ask that person for a role.',
)

/** Creates the first admin, for the person who can read the output of the start. Works once. */
export function setupRoute({ api, database, secret: siteSecret }: AccountDependencies) {
  api.serve(createFirstAdmin, async ({ body: { secret, name, email, password }, request }) => {
    // The order matters. The commit that creates the admin ends the link, so the loser of that race must have checked a valid
    // link first.
    const link = await firstAdminStore.look(database.sql, secret, siteSecret)
    if (!(await firstAdminStore.isWanted(database.sql))) throw conflict(MADE)
    if (link === 'ended')
      throw forbidden(
        sentence(
          'account.linkEndedNextStart',
          'This link has ended. The next start of the site prints a new one.',
        ),
      )
    if (link === 'unknown')
      throw forbidden(
        sentence(
          'account.linkNotValidUse',
          'This link is not valid. Use the one that the last start printed.',
        ),
      )
    refuseCommon(password)
    const passwordHash = await hashPassword(password, request.clientAddress)
    await write(database, async (tx, changed) => {
      changed('authors')
      const id = await firstAdminStore.create(tx, { name, email, passwordHash })
      if (!id) throw conflict(MADE)
      const origin = auditOrigin(request)
      await auditStore.create(tx, { action: 'setup', outcome: 'ok', actorId: id, target: id, ...origin })
    })
    return { message: sentence('account.adminNowLog', 'You are the admin now. Log in.') }
  })
}
