import {
  type ClubSettings,
  type ClubVersion,
  clubSettings,
  DEFAULT_CLUB,
  type SavedClub,
} from '@callofcode/contract/club/club'
import { desc, eq, lt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { pageOf } from '../../platform/http/cursor.ts'
import { members } from '../account/public.ts'
import { clubVersions } from './club-tables.ts'

export type StoredClub = SavedClub

interface NewVersion {
  readonly number: number
  readonly writtenBy: string
  readonly fields: string[]
  readonly settings: ClubSettings
  readonly returnedFrom?: number
}

const PAGE = 25
/** The key of the lock that changes wait for. */
const LOCK = 'club'

const columns = {
  number: clubVersions.number,
  createdAt: clubVersions.createdAt,
  by: members.name,
  fields: clubVersions.fields,
  returnedFrom: clubVersions.returnedFrom,
}

export const FIRST: StoredClub = {
  settings: DEFAULT_CLUB,
  version: { number: 0, at: null, by: null, fields: [], returnedFrom: null },
}

export const clubStore = {
  /** Returns the current version. */
  async get(sql: Sql): Promise<StoredClub> {
    const [row] = await selected(sql).orderBy(desc(clubVersions.number)).limit(1)
    return row ? presented(row) : FIRST
  },

  async getVersion(sql: Sql, number: number): Promise<StoredClub | undefined> {
    if (number === 0) return FIRST
    const [row] = await selected(sql).where(eq(clubVersions.number, number))
    return row && presented(row)
  },

  /** Returns a page, newest first, and the number below which the next page begins. */
  async list(sql: Sql, before: number | undefined) {
    const rows = await sql
      .select(columns)
      .from(clubVersions)
      .leftJoin(members, eq(members.id, clubVersions.writtenBy))
      .where(before === undefined ? undefined : lt(clubVersions.number, before))
      .orderBy(desc(clubVersions.number))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    return { data: page.map(versionOf), next: last?.number }
  },

  /** Blocks other changes of the club until the transaction ends. */
  async lock(tx: Sql) {
    await tx.execute(raw`select pg_advisory_xact_lock(hashtext(${LOCK}))`)
  },

  async create(tx: Sql, version: NewVersion) {
    await tx.insert(clubVersions).values(version)
  },
}

const selected = (sql: Sql) =>
  sql
    .select({ ...columns, settings: clubVersions.settings })
    .from(clubVersions)
    .leftJoin(members, eq(members.id, clubVersions.writtenBy))
    .$dynamic()

type Row = Omit<Awaited<ReturnType<typeof selected>>[number], 'settings'>

const versionOf = ({ createdAt, ...rest }: Row): ClubVersion => ({ ...rest, at: createdAt.toISOString() })

/** Returns stored settings. A setting that is newer than the version, or no longer valid, gets the default of a new site. */
function presented({ settings, ...row }: Row & { settings: object }): StoredClub {
  const given = { ...DEFAULT_CLUB, ...settings } as ClubSettings
  const kept = Object.entries(clubSettings.shape).map(([name, schema]) => {
    const read = schema.safeParse(given[name as keyof ClubSettings])
    return [name, read.success ? read.data : DEFAULT_CLUB[name as keyof ClubSettings]]
  })
  return { settings: Object.fromEntries(kept) as ClubSettings, version: versionOf(row) }
}
