import type { Figures, HandleFailure, HandleSite } from '@callofcode/contract/handle/handle'
import { movedParts } from '@callofcode/contract/member/duplicate'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { moved, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'
import { approvedMember } from '../account/public.ts'

export interface HandleRow {
  readonly id: string
  readonly memberId: string
  readonly site: HandleSite
  readonly handle: string
  readonly token: string | null
  readonly tokenUntil: string | null
  readonly verifiedAt: string | null
  readonly account: string | null
  readonly lostAt: string | null
  readonly isChecking: boolean
  readonly failure: HandleFailure | null
  readonly failedAt: string | null
  readonly figures: Figures | null
  readonly figuresAt: string | null
  readonly entered: Figures | null
  readonly enteredAt: string | null
}
type Found = HandleRow & Record<string, unknown>

const iso = (column: string) =>
  raw.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

// An expired token is left out. A check that was lost with its process ends after ten minutes.
const COLUMNS = raw`h.id, h.member_id as "memberId", h.site, h.handle, h.account,
  case when h.token_until > now() then h.token end as token, ${iso('h.token_until')} as "tokenUntil",
  ${iso('h.verified_at')} as "verifiedAt", ${iso('h.lost_at')} as "lostAt",
  coalesce(h.asked_at > now() - interval '10 minutes', false) as "isChecking",
  h.failure, ${iso('h.failed_at')} as "failedAt", h.figures, ${iso('h.figures_at')} as "figuresAt",
  h.entered, ${iso('h.entered_at')} as "enteredAt"`

/** The accounts that members have on other sites. */
export const handleStore = {
  async list(sql: Sql, memberId: string): Promise<HandleRow[]> {
    const { rows } = await sql.execute<Found>(
      raw`select ${COLUMNS} from member_handles h where h.member_id = ${memberId} order by h.site`,
    )
    return rows
  },

  async get(tx: Sql, memberId: string, site: HandleSite): Promise<HandleRow | undefined> {
    const { rows } = await tx.execute<Found>(
      raw`select ${COLUMNS} from member_handles h where h.member_id = ${memberId} and h.site = ${site}`,
    )
    return rows[0]
  },

  /** Finds an account by its id, of a member who may sign in. `lock` locks it until the transaction ends. */
  async find(sql: Sql, id: string, lock = false): Promise<HandleRow | undefined> {
    const { rows } = await sql.execute<Found>(raw`
      select ${COLUMNS} from member_handles h ${approvedMember('h.member_id')}
      where h.id = ${id} ${lock ? raw`for update of h` : raw``}`)
    return rows[0]
  },

  /** Sets the name of an account. A new name is a new account, so all data of the previous one is dropped. */
  async set(tx: Sql, memberId: string, site: HandleSite, handle: string) {
    await tx.execute(raw`
      delete from member_handles where member_id = ${memberId} and site = ${site} and lower(handle) <> lower(${handle})`)
    await tx.execute(raw`
      insert into member_handles as h (member_id, site, handle) values (${memberId}, ${site}, ${handle})
      on conflict (member_id, site) do update set handle = excluded.handle`)
  },

  /** Gives a token. A valid token stays as it is, because it may already be in the bio. */
  async giveToken(tx: Sql, memberId: string, site: HandleSite, token: string, hours: number) {
    await tx.execute(raw`
      update member_handles set token = ${token}, token_until = now() + make_interval(hours => ${hours}),
        failure = null, failed_at = null
      where member_id = ${memberId} and site = ${site} and (token is null or token_until <= now())`)
  },

  async enter(tx: Sql, memberId: string, site: HandleSite, figures: Figures) {
    await tx.execute(raw`
      update member_handles set entered = ${JSON.stringify(figures)}::jsonb, entered_at = now()
      where member_id = ${memberId} and site = ${site}`)
  },

  async remove(tx: Sql, memberId: string, site: HandleSite): Promise<boolean> {
    const { rowCount } = await tx.execute(
      raw`delete from member_handles where member_id = ${memberId} and site = ${site}`,
    )
    return Boolean(rowCount)
  },
}

export const personalData = {
  exported: [
    {
      ...rowsOf('member_handles'),
      name: 'handles',
      shown: {
        site: 't.site',
        handle: 't.handle',
        token: 't.token',
        tokenUntil: utcText('t.token_until'),
        provenAt: utcText('t.verified_at'),
        account: 't.account',
        proofEndedAt: utcText('t.lost_at'),
        figures: 't.figures',
        figuresAt: utcText('t.figures_at'),
        entered: 't.entered',
        enteredAt: utcText('t.entered_at'),
        checkedAt: utcText('t.checked_at'),
        failure: 't.failure',
        failedAt: utcText('t.failed_at'),
        addedAt: utcText('t.created_at'),
      },
    },
  ],
  merged: {
    'member_handles.member_id': moved(movedParts.handles),
  },
} satisfies PersonalData
