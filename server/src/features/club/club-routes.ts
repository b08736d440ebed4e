import { isDeepStrictEqual } from 'node:util'
import {
  CLUB_FIELDS,
  type ClubSettings,
  getClub,
  getClubVersion,
  getConduct,
  listClubVersions,
  returnToClubVersion,
  updateClub,
} from '@callofcode/contract/club/club'
import { clubMessages } from '@callofcode/contract/club/club-messages'
import { sentence } from '@callofcode/contract/sentence'
import { z } from 'zod'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { badInput, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { requireVersion } from '../../platform/http/if-match.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { type ActorCall, auditStore } from '../account/public.ts'
import { CLUB, type Club } from './club.ts'
import { clubStore, type StoredClub } from './club-store.ts'
import { logoStore } from './logo/logo-store.ts'
import { refuseUnknownOnPages } from './page-facts.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly club: Club
}

const place = z.tuple([z.int().min(1)])

/** Changes by admins to the club's site, and its earlier versions. */
export function clubRoutes({ api, database, club }: Dependencies) {
  const { sql } = database

  api.serve(getClub, async () => presented(await clubStore.get(sql)))
  api.serve(getClubVersion, async ({ params }) => presented(await find(sql, params.number)))
  api.serve(listClubVersions, async ({ query }) => {
    const { data, next } = await clubStore.list(sql, readCursor(place, query.cursor)?.[0])
    return { data, nextCursor: writeCursor(next === undefined ? undefined : [next]) }
  })

  api.serve(
    getConduct,
    async () => {
      const { conduct } = club.settings
      return { data: { html: conduct.trim() ? (await renderMarkdown(conduct)).html : '' } }
    },
    { tags: () => [CLUB] },
  )

  api.serve(updateClub, async (call) => {
    const changes = Object.fromEntries(Object.entries(call.body).filter(([, value]) => value !== undefined))
    const saved = await change(call, 'club.update', async ({ settings }) => ({
      settings: { ...settings, ...changes },
    }))
    return { ...saved, message: sentence('blogLife.saved', 'Saved') }
  })

  api.serve(returnToClubVersion, async (call) => {
    const number = Number(call.params.number)
    const saved = await change(call, 'club.return', async ({ settings: { conductEdition } }, tx) => ({
      // A request to accept the code of conduct cannot be undone, so the edition stays.
      settings: { ...(await find(tx, call.params.number)).settings, conductEdition },
      returnedFrom: number,
    }))
    return { ...saved, message: sentence('club.versionBack', 'Version {number} Is Back', { number }) }
  })

  /** Changes the club. Of two simultaneous changes the second waits, and is refused if it was based on the previous version. */
  async function change(
    call: ActorCall,
    action: string,
    decide: (now: StoredClub, tx: Sql) => Promise<{ settings: ClubSettings; returnedFrom?: number }>,
  ) {
    await write(database, async (tx, changed) => {
      await clubStore.lock(tx)
      const now = await clubStore.get(tx)
      const next = await decide(now, tx)
      await refuseUnknownLogos(tx, next.settings)
      // A version that comes back may name members and pictures that are gone. It only shows less then.
      if (next.returnedFrom === undefined) await refuseUnknownOnPages(tx, now.settings, next.settings)
      requireVersion(call.request, now.version.number, clubMessages.outdated)
      const fields = CLUB_FIELDS.filter((name) => !isDeepStrictEqual(now.settings[name], next.settings[name]))
      if (fields.length === 0) return
      changed(CLUB)
      await clubStore.create(tx, {
        ...next,
        fields,
        number: now.version.number + 1,
        writtenBy: call.caller.id,
      })
      await auditStore.record(tx, call, action, `version ${now.version.number + 1}`)
    })
    // The person who saved it sees the change at once.
    await club.refresh()
    return presented(await clubStore.get(sql))
  }
}

/** Refuses logos that were not drawn here, because pages show a logo without a further check. */
async function refuseUnknownLogos(sql: Sql, settings: ClubSettings) {
  for (const field of ['logo', 'logoDark'] as const) {
    const given = settings[field]
    if (given && !isDeepStrictEqual(given, await logoStore.get(sql, given.name)))
      throw badInput({ [field]: clubMessages.logoMissing })
  }
}

async function find(sql: Sql, number: string): Promise<StoredClub> {
  const found = await clubStore.getVersion(sql, Number(number))
  if (!found) throw missing(clubMessages.versionMissing)
  return found
}

/** Returns the settings with their number, which is the version of the response and its ETag. */
const presented = (stored: StoredClub) => ({ data: stored, version: stored.version.number })
