import { isDeepStrictEqual } from 'node:util'
import {
  getMailServer,
  mailServerMessages,
  removeMailServer,
  saveMailServer,
} from '@callofcode/contract/club/mail-server'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { badInput, conflict } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { partsOf } from '../../platform/mail/mail-server.ts'
import { type ActorCall, auditStore } from '../account/public.ts'
import { CLUB, type Club } from './club.ts'
import { mailServerStore } from './mail-server-store.ts'

interface Dependencies {
  readonly api: Api
  readonly env: Env
  readonly database: Database
  readonly secret: Buffer
  readonly club: Club
}

/** The mail server that an admin enters on a page. SMTP_URL wins over it. */
export function mailServerRoutes({ api, env, database, secret, club }: Dependencies) {
  api.serve(getMailServer, presented)

  api.serve(saveMailServer, async (call) => {
    refuseOfEnvironment()
    const { password: given, ...rest } = call.body
    const stored = await mailServerStore.get(database, secret)
    // A password belongs to one server and one user. For another one it has to be entered again.
    const kept = stored?.host === rest.host && stored.user === rest.user ? stored.password : ''
    const password = rest.user === '' ? '' : (given ?? kept)
    if (rest.user !== '' && password === '') throw badInput({ password: mailServerMessages.passwordMissing })
    const entered = { ...rest, password }
    await change(call, 'club.mail-server', rest.host, async (tx) => {
      await mailServerStore.save(tx, secret, entered)
      if (!isDeepStrictEqual(stored, entered)) await mailServerStore.forgetTried(tx)
    })
    return { ...(await presented()), message: mailServerMessages.saved }
  })

  api.serve(removeMailServer, async (call) => {
    refuseOfEnvironment()
    const { host = '' } = (await mailServerStore.get(database, secret)) ?? {}
    await change(call, 'club.mail-server-removed', host, mailServerStore.remove)
    return { ...(await presented()), message: mailServerMessages.removed }
  })

  function refuseOfEnvironment() {
    if (env.SMTP_URL !== undefined) throw conflict(mailServerMessages.ofTheEnvironment)
  }

  async function change(call: ActorCall, action: string, host: string, act: (tx: Sql) => Promise<void>) {
    await write(database, async (tx, changed) => {
      changed(CLUB)
      await act(tx)
      await auditStore.record(tx, call, action, host)
    })
    // The admin who saved it sees the change at once.
    await club.refresh()
  }

  async function presented() {
    const stored = await mailServerStore.get(database, secret)
    const source =
      env.SMTP_URL !== undefined ? ('environment' as const) : stored ? ('site' as const) : ('none' as const)
    const server = env.SMTP_URL === undefined ? stored : partsOf(env.SMTP_URL, env.MAIL_FROM)
    const { mail } = club
    if (!server) return { data: { source, mail, server: null } }
    const { password, ...rest } = server
    return { data: { source, mail, server: { ...rest, hasPassword: password !== '' } } }
  }
}
