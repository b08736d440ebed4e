import {
  addPasskey,
  factorLimits,
  factorMessages,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@callofcode/contract/second-factor/second-factor'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { badRequest, conflict, missing } from '../../platform/failure.ts'
import { type AccountDependencies, auditStore, checkOwnPassword, memberStore } from '../account/public.ts'
import { factorMails } from './factor-mails.ts'
import { factorStepStore } from './factor-step-store.ts'
import { factorStore } from './factor-store.ts'
import { passkeySite, readNewPasskey, registrationOptions } from './passkeys.ts'
import { recoveryCodeStore } from './recovery-code-store.ts'
import type { FactorRow } from './second-factor-tables.ts'

/** Serves a member's own passkeys. */
export function passkeyRoutes(dependencies: AccountDependencies) {
  const { api, database, mailer, publicUrl, secret, siteName } = dependencies
  const site = passkeySite(publicUrl)

  api.serve(startPasskey, async ({ body: { password }, caller, request }) => {
    const member = await checkOwnPassword(dependencies, { caller, request, password, field: 'password' })
    if (!site) throw conflict(factorMessages.passkeysUnavailable)
    const passkeys = (await factorStore.list(database.sql, member.id)).filter(isPasskey)
    refuseMany(passkeys)
    const options = await registrationOptions({ ...site, name: siteName() }, member, passkeys)
    const token = await write(database, (tx) =>
      factorStepStore.create(tx, member, 'passkey', options.challenge),
    )
    return { token, options: { ...options } }
  })

  api.serve(addPasskey, async (call) => {
    const { body, caller } = call
    const taken = await write(database, async (tx) => {
      const step = await factorStepStore.get(tx, body.token, 'passkey')
      if (step?.member.id !== caller.id) return undefined
      // The step ends before the response is checked, as a challenge is answered once.
      return (await factorStepStore.end(tx, step.id)) ? step : undefined
    })
    if (!site || !taken?.challenge) throw conflict(factorMessages.setupOver)
    const passkey = await readNewPasskey(site, taken.challenge, body.response)
    if (!passkey) throw badRequest(factorMessages.wrongPasskey)
    const codes = await write(database, async (tx) => {
      const member = await memberStore.getForUpdate(tx, caller.id)
      if (!member) throw conflict(factorMessages.setupOver)
      const before = await factorStore.list(tx, caller.id)
      refuseMany(before.filter(isPasskey))
      if (!(await factorStore.addPasskey(tx, caller.id, { name: body.name, ...passkey })))
        throw badRequest(factorMessages.wrongPasskey)
      await mailer.queue(tx, factorMails.added(member, publicUrl, body.name))
      await auditStore.record(tx, call, 'factor.add', caller.id)
      return before.length === 0 ? recoveryCodeStore.renew(tx, caller.id, secret) : null
    })
    return { recoveryCodes: codes, message: sentence('secondFactor.passkeyAdded', 'Passkey added') }
  })

  api.serve(renamePasskey, async (call) => {
    const { params, body, caller } = call
    await write(database, async (tx) => {
      if (!(await factorStore.renamePasskey(tx, caller.id, params.id, body.name)))
        throw missing(factorMessages.missing)
      await auditStore.record(tx, call, 'factor.rename', caller.id)
    })
    return { message: sentence('secondFactor.passkeyRenamed', 'Passkey renamed') }
  })

  api.serve(removePasskey, async (call) => {
    const { params, body, caller, request } = call
    const { password } = body
    const member = await checkOwnPassword(dependencies, { caller, request, password, field: 'password' })
    await write(database, async (tx) => {
      const removed = await factorStore.remove(tx, caller.id, { id: params.id })
      if (!removed) throw missing(factorMessages.missing)
      await mailer.queue(tx, factorMails.removed(member, publicUrl, removed.name))
      await auditStore.record(tx, call, 'factor.remove', caller.id)
    })
    return { message: sentence('secondFactor.passkeyRemoved', 'Passkey removed') }
  })
}

const isPasskey = ({ kind }: FactorRow) => kind === 'passkey'

function refuseMany(passkeys: readonly FactorRow[]) {
  if (passkeys.length >= factorLimits.passkeys) throw conflict(factorMessages.tooManyPasskeys)
}
