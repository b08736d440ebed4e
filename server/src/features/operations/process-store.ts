import type { ProcessFigures, SiteProcess } from '@callofcode/contract/operations/operations'
import type pg from 'pg'

/** The data of a process that never change. */
export interface Identity {
  readonly id: string
  readonly host: string
  readonly pid: number
  readonly version: string
  readonly startedAt: Date
}

export type ProcessRow = Omit<SiteProcess, 'own'>

/** Seconds without a report after which a process counts as gone. That is four beats. */
const GONE = 60
/** The most rows of processes that are gone, for a process that restarts again and again. */
const MOST = 50

export const processStore = {
  /**
   * Builds the statement by which a process reports that it is alive. The statement also deletes processes that are gone for a
   * day.
   */
  beat: ({ id, host, pid, version, startedAt }: Identity, figures: ProcessFigures): pg.QueryConfig => ({
    text: BEAT,
    values: [id, host, pid, version, startedAt, new Date(), JSON.stringify(figures), MOST],
  }),

  async remove(pool: pg.Pool, { id }: Identity): Promise<void> {
    await pool.query('delete from site_processes where id = $1', [id])
  },

  async list(pool: pg.Pool): Promise<ProcessRow[]> {
    const { rows } = await pool.query<ProcessRow & { seenAt: Date; startedAt: Date }>({
      ...LIST,
      values: [GONE, MOST],
    })
    return rows.map((row) => ({
      ...row,
      seenAt: row.seenAt.toISOString(),
      startedAt: row.startedAt.toISOString(),
    }))
  },
}

const BEAT = `
  with old as (
    delete from site_processes where seen_at < now() - interval '1 day'
      or id in (select id from site_processes order by seen_at desc offset $8))
  insert into site_processes as p (id, host, pid, version, started_at, said_at, figures)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (id) do update set said_at = excluded.said_at, seen_at = now(), figures = excluded.figures`

const LIST = {
  name: 'site-processes',
  text: `
    select id as "_id", host, pid, version, started_at as "startedAt", seen_at as "seenAt", figures,
      seen_at < now() - make_interval(secs => $1) as gone,
      extract(epoch from said_at - seen_at)::float8 as clock
    from site_processes order by gone, host, started_at, pid limit $2`,
}
