import { randomInt } from 'node:crypto'
import { JOIN_ALPHABET, type JoinCode, type JoinUse } from '@callofcode/contract/approval/join-code'
import { and, desc, eq, isNull, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { type HeldCode, members } from '../account/public.ts'
import { batchNamed } from '../batch/public.ts'
import { joinCodes, joinUses } from './approval-tables.ts'

const PAGE = 20
const LENGTH = 10
const isLive = raw<boolean>`(${joinCodes.endedAt} is null and ${joinCodes.endsAt} > now()
  and ${joinCodes.uses} < ${joinCodes.mostUses})`
const columns = {
  row: joinCodes,
  isLive,
  by: members.name,
  batch: batchNamed(joinCodes.batchId),
  exactTime: exactTime(joinCodes.createdAt),
}

interface NewCode {
  readonly note: string
  readonly mostUses: number
  readonly days: number
  readonly by: string
  readonly batch?: string | null | undefined
  readonly passoutYear?: number | null | undefined
}

const newCode = () =>
  Array.from({ length: LENGTH }, () => JOIN_ALPHABET[randomInt(JOIN_ALPHABET.length)]).join('')

/** Codes that approve a signup at once. */
export const joinStore = {
  /** Returns a page of all codes, the latest first, and the cursor of the next page. */
  async list(sql: Sql, publicUrl: string, after: ExactPlace | undefined) {
    const before = after && raw`(${joinCodes.createdAt}, ${joinCodes.id}) < ${placeValues(after)}`
    const { page, last } = pageOf(await read(sql, before, PAGE + 1), PAGE)
    const next: ExactPlace | undefined = last && [last.exactTime, last.row.id]
    return { data: page.map((row) => present(row, publicUrl)), next }
  },

  async get(sql: Sql, publicUrl: string, id: string): Promise<JoinCode | undefined> {
    const [row] = await read(sql, eq(joinCodes.id, id), 1)
    return row && present(row, publicUrl)
  },

  async create(tx: Sql, { note, mostUses, days, by, batch: batchId, passoutYear }: NewCode): Promise<string> {
    const endsAt = raw<Date>`now() + make_interval(days => ${days})`
    const [row] = await tx
      .insert(joinCodes)
      .values({ note, mostUses, endsAt, code: newCode(), createdBy: by, batchId, passoutYear })
      .returning({ id: joinCodes.id })
    if (!row) throw new Error('an insert returns its row')
    return row.id
  },

  /** Ends a code. Returns its note if this call ended it. */
  async end(tx: Sql, id: string): Promise<string | undefined> {
    const [row] = await tx
      .update(joinCodes)
      .set({ endedAt: raw`now()` })
      .where(and(eq(joinCodes.id, id), isNull(joinCodes.endedAt)))
      .returning({ note: joinCodes.note })
    return row?.note
  },

  /** Locks a live code until the transaction ends, so that its limit holds. */
  async hold(tx: Sql, code: string): Promise<HeldCode | undefined> {
    const [row] = await tx
      .select({ id: joinCodes.id, batchId: joinCodes.batchId, passoutYear: joinCodes.passoutYear })
      .from(joinCodes)
      .where(and(eq(joinCodes.code, code), isLive))
      .for('no key update')
    return row
  },

  /** Counts one use of a locked code. */
  async use(tx: Sql, codeId: string, memberId: string) {
    await tx
      .update(joinCodes)
      .set({ uses: raw`${joinCodes.uses} + 1` })
      .where(eq(joinCodes.id, codeId))
    const made = { codeId, createdAt: raw`now()` }
    await tx
      .insert(joinUses)
      .values({ codeId, memberId })
      .onConflictDoUpdate({ target: joinUses.memberId, set: made })
  },

  /** Returns a page of the members who signed up with a code, the latest first. */
  async listUses(sql: Sql, codeId: string, after: ExactPlace | undefined) {
    const rows = await sql
      .select({
        id: joinUses.id,
        memberId: members.id,
        name: members.name,
        email: members.email,
        createdAt: joinUses.createdAt,
        exactTime: exactTime(joinUses.createdAt),
      })
      .from(joinUses)
      .innerJoin(members, eq(members.id, joinUses.memberId))
      .where(
        and(
          eq(joinUses.codeId, codeId),
          after && raw`(${joinUses.createdAt}, ${joinUses.id}) < ${placeValues(after)}`,
        ),
      )
      .orderBy(desc(joinUses.createdAt), desc(joinUses.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.exactTime, last.id]
    const data = page.map(
      ({ memberId, name, email, createdAt }): JoinUse => ({
        _id: memberId,
        name,
        email,
        joinedAt: createdAt.toISOString(),
      }),
    )
    return { data, next }
  },
}

const read = (sql: Sql, which: SQL | undefined, most: number) =>
  sql
    .select(columns)
    .from(joinCodes)
    .leftJoin(members, eq(members.id, joinCodes.createdBy))
    .where(which)
    .orderBy(desc(joinCodes.createdAt), desc(joinCodes.id))
    .limit(most)
type Read = Awaited<ReturnType<typeof read>>[number]

const linkOf = ({ code, passoutYear }: Read['row'], publicUrl: string) => {
  const join = `${code.slice(0, 5)}-${code.slice(5)}`
  const search = { tab: 'signup', join, ...(passoutYear && { year: String(passoutYear) }) }
  return `${publicUrl}/signup?${new URLSearchParams(search)}`
}

const present = ({ row, isLive: live, by, batch }: Read, publicUrl: string): JoinCode => ({
  _id: row.id,
  code: row.code,
  note: row.note,
  uses: row.uses,
  mostUses: row.mostUses,
  isLive: live,
  by,
  madeAt: row.createdAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  batch,
  passoutYear: row.passoutYear,
  link: linkOf(row, publicUrl),
})
