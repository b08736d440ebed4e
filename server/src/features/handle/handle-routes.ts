import { randomBytes } from 'node:crypto'
import { csvFile } from '@callofcode/contract/download'
import {
  beginProof,
  checkHandle,
  enterFigures,
  FIGURES,
  type FigureName,
  type Figures,
  type HandleSite,
  handleFile,
  handleMessages,
  listHandles,
  removeHandle,
  SITE_FIGURES,
  setHandle,
  TOKEN_HOURS,
} from '@callofcode/contract/handle/handle'
import { handleIn, whyNoHandle } from '@callofcode/contract/handle/handle-address'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Budgets } from '../account/public.ts'
import { askedSites } from './asked-sites.ts'
import { checkStore } from './check-store.ts'
import { type HandleRow, handleStore } from './handle-store.ts'
import { presentOwn, presentShown } from './present-handle.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly env: Env
  readonly budgets: Budgets
}

/**
 * Serves the accounts that members have on other sites. A job sends the requests to those sites, so no request here waits for
 * them.
 */
export function handleRoutes({ api, database, env, budgets }: Dependencies) {
  const asked = askedSites(env)
  const asks = asked.map(({ site }) => site)

  async function own(sql: Sql, memberId: string, site: HandleSite) {
    const row = await handleStore.get(sql, memberId, site)
    if (!row) throw missing(handleMessages.missing)
    return row
  }

  api.serve(listHandles, async ({ caller }) => ({
    data: (await handleStore.list(database.sql, caller.id)).map((row) => presentOwn(row, asks)),
    asks,
  }))

  api.serve(setHandle, async ({ params: { site }, body, caller }) => {
    const handle = handleIn(site, body.handle)
    if (!handle) throw badInput({ handle: whyNoHandle(site, body.handle) })
    const row = await write(database, async (tx) => {
      await handleStore.set(tx, caller.id, site, handle)
      return own(tx, caller.id, site)
    })
    return { data: presentOwn(row, asks) }
  })

  api.serve(beginProof, async ({ params: { site }, caller }) => {
    if (!asks.includes(site)) throw conflict(handleMessages.off)
    const token = `callofcode-${randomBytes(9).toString('hex')}`
    const row = await write(database, async (tx) => {
      await handleStore.giveToken(tx, caller.id, site, token, TOKEN_HOURS)
      return own(tx, caller.id, site)
    })
    return { data: presentOwn(row, asks) }
  })

  api.serve(checkHandle, async ({ params: { site }, caller }) => {
    const target = asked.find((one) => one.site === site)
    if (!target) throw conflict(handleMessages.off)
    const before = await own(database.sql, caller.id, site)
    if (!before.token) throw conflict(handleMessages.noToken)
    if (before.isChecking) return { data: presentOwn(before, asks) }
    await budgets.spend('handleCheck', caller.id)
    const row = await write(database, async (tx) => {
      await checkStore.ask(tx, before.id, target)
      return own(tx, caller.id, site)
    })
    return { data: presentOwn(row, asks) }
  })

  api.serve(enterFigures, async ({ params: { site }, body: { figures }, caller }) => {
    const other = FIGURES.find((name) => name in figures && !SITE_FIGURES[site].includes(name))
    if (other) throw badInput({ [`figures.${other}`]: handleMessages.notOfSite })
    const row = await write(database, async (tx) => {
      await handleStore.enter(tx, caller.id, site, figures)
      return own(tx, caller.id, site)
    })
    return { data: presentOwn(row, asks) }
  })

  api.serve(removeHandle, async ({ params: { site }, caller }) => {
    if (!(await write(database, (tx) => handleStore.remove(tx, caller.id, site))))
      throw missing(handleMessages.missing)
    return {}
  })

  api.serveFile(handleFile, async ({ caller }) => {
    const rows = await handleStore.list(database.sql, caller.id)
    const head = ['Site', 'Handle', 'Proven', 'Source', 'As of', ...FIGURES.map((name) => HEADS[name])]
    return { name: 'handles.csv', body: csvFile([head, ...rows.flatMap(linesOf)]) }
  })
}

const HEADS: Readonly<Record<FigureName, string>> = {
  solved: 'Solved',
  rating: 'Rating',
  maxRating: 'Highest rating',
  score: 'Score',
  rank: 'Rank',
  repositories: 'Repositories',
  followers: 'Followers',
}

/** Returns a line for the figures of the site and one for those entered by hand. An account without figures has one line. */
function linesOf(row: HandleRow): string[][] {
  const { site, handle, provenAt, read, entered } = presentShown(row)
  const line = (source: string, at: string, figures: Figures) => [
    site,
    handle,
    provenAt ?? '',
    source,
    at,
    ...FIGURES.map((name) => String(figures[name] ?? '')),
  ]
  const lines = [
    ...(read ? [line('site', read.at, read.figures)] : []),
    ...(entered ? [line('by hand', entered.at, entered.figures)] : []),
  ]
  return lines.length > 0 ? lines : [line('', '', {})]
}
