import {
  confirmApp,
  factorMessages,
  listFactors,
  type OwnFactors,
  removeApp,
  renewRecoveryCodes,
  startApp,
} from '@callofcode/contract/second-factor/second-factor'
import { sentence } from '@callofcode/contract/sentence'
import { isOrganiser } from '@callofcode/contract/task'
import { write } from '../../platform/database/database.ts'
import { drawQr } from '../../platform/draw-qr.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import { type AccountDependencies, auditStore, checkOwnPassword, memberStore } from '../account/public.ts'
import { factorMails } from './factor-mails.ts'
import { factorStore } from './factor-store.ts'
import { passkeySite } from './passkeys.ts'
import { recoveryCodeStore } from './recovery-code-store.ts'
import type { FactorRow } from './second-factor-tables.ts'
import { newApp, stepOf } from './totp.ts'

/** Serves a member's own second factors: the list, the authenticator app and the recovery codes. */
export function factorRoutes(dependencies: AccountDependencies) {
  const { api, env, database, mailer, budgets, publicUrl, secret, siteName } = dependencies
  const passkeyHost = passkeySite(publicUrl)?.rpID ?? null

  api.serve(listFactors, async ({ caller }) => {
    const factors = await factorStore.list(database.sql, caller.id)
    const mayMore = isOrganiser(caller) || caller.lacksFactor === true
    return {
      data: {
        ...presentFactors(factors),
        // The codes expire with the last factor.
        recoveryCodes: factors.length > 0 ? await recoveryCodeStore.count(database.sql, caller.id) : 0,
        required: env.REQUIRE_SECOND_FACTOR === 'admins' && mayMore,
        passkeyHost,
      },
    }
  })

  api.serve(startApp, async ({ body: { password }, caller, request }) => {
    const member = await checkOwnPassword(dependencies, { caller, request, password, field: 'password' })
    const { sealed, ...app } = newApp(secret, member, siteName())
    const isKept = await write(database, (tx) => factorStore.startApp(tx, member.id, sealed))
    if (!isKept) throw conflict(factorMessages.hasApp)
    return { ...app, qr: drawQr(app.address) }
  })

  api.serve(confirmApp, async (call) => {
    const { body, caller } = call
    await budgets.spend('passwordChecks', caller.sessionId)
    const codes = await write(database, async (tx) => {
      const member = await memberStore.getForUpdate(tx, caller.id)
      const app = await factorStore.appToConfirm(tx, caller.id)
      if (!member || !app) throw conflict(factorMessages.setupOver)
      const step = stepOf(secret, app, body.code)
      if (step === undefined) throw badInput({ code: factorMessages.wrongCode })
      const isFirst = (await factorStore.list(tx, caller.id)).length === 0
      await factorStore.confirmApp(tx, app.id, step)
      await mailer.queue(tx, factorMails.added(member, publicUrl, null))
      await auditStore.record(tx, call, 'factor.add', caller.id)
      return isFirst ? recoveryCodeStore.renew(tx, caller.id, secret) : null
    })
    await budgets.giveBack('passwordChecks', caller.sessionId)
    return {
      recoveryCodes: codes,
      message: sentence('secondFactor.authenticatorAppSetUp', 'Your authenticator app is set up'),
    }
  })

  api.serve(removeApp, async (call) => {
    const { body, caller, request } = call
    const { password } = body
    const member = await checkOwnPassword(dependencies, { caller, request, password, field: 'password' })
    await write(database, async (tx) => {
      if (!(await factorStore.remove(tx, caller.id, 'app'))) throw missing(factorMessages.missing)
      await mailer.queue(tx, factorMails.removed(member, publicUrl, null))
      await auditStore.record(tx, call, 'factor.remove', caller.id)
    })
    return { message: sentence('secondFactor.authenticatorAppRemoved', 'Your authenticator app is removed') }
  })

  api.serve(renewRecoveryCodes, async (call) => {
    const { body, caller, request } = call
    const { password } = body
    const member = await checkOwnPassword(dependencies, { caller, request, password, field: 'password' })
    const codes = await write(database, async (tx) => {
      await memberStore.getForUpdate(tx, caller.id)
      if ((await factorStore.list(tx, caller.id)).length === 0) throw conflict(factorMessages.noFactor)
      await mailer.queue(tx, factorMails.recoveryCodesRenewed(member, publicUrl))
      await auditStore.record(tx, call, 'factor.recovery-codes', caller.id)
      return recoveryCodeStore.renew(tx, caller.id, secret)
    })
    return {
      recoveryCodes: codes,
      message: sentence('secondFactor.newRecoveryCodesMade', 'New recovery codes made'),
    }
  })
}

function presentFactors(factors: readonly FactorRow[]): Pick<OwnFactors, 'app' | 'passkeys'> {
  const app = factors.find(({ kind }) => kind === 'app')
  const passkeys = factors.filter(({ kind }) => kind === 'passkey')
  return {
    app: app ? times(app) : null,
    passkeys: passkeys.map((row) => ({ _id: row.id, name: row.name, ...times(row) })),
  }
}

const times = ({ createdAt, usedAt }: FactorRow) => ({
  addedAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
})
