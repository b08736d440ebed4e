import { statfs } from 'node:fs/promises'
import type {
  Facts,
  Finding,
  FindingName,
  Operations,
  Part,
  SiteProcess,
  State,
} from '@callofcode/contract/operations/operations'
import type { Database } from '../../platform/database/database.ts'
import { isDatabaseAway } from '../../platform/database/database-away.ts'
import { readAddress } from '../../platform/database/hosts/address.ts'
import { migrations } from '../../platform/database/migrate.ts'
import type { Env } from '../../platform/env.ts'
import { serverOfEnv } from '../../platform/mail/mail-server.ts'
import { waitingMails } from '../../platform/mail/waiting-mails.ts'
import { backupReader, keptBytes } from '../backup/public.ts'
import { mailServerStore } from '../club/public.ts'
import type { Heartbeat } from './heartbeat.ts'
import { MOST, operationsStore } from './operations-store.ts'
import { processStore } from './process-store.ts'

interface Given {
  readonly database: Database
  readonly env: Env
  /** The heartbeat of the process that answers. Without it, processes and judge are not checked. */
  readonly pulse?: Heartbeat
}

/** The parts that are read separately, as each may fail alone. */
export type Unread = 'processes' | 'queue' | 'database' | 'disk' | 'mails' | 'backups' | 'jobs'

export interface Read {
  readonly facts: Facts
  readonly unread: readonly Unread[]
}

/**
 * Reads the state of the site with seven statements in sequence on one connection. A part that cannot be read is missing, and the
 * rest is returned. Throws only if the database is unreachable.
 */
export function factsReader({ database, env, pulse }: Given) {
  const { pool } = database
  const backups = backupReader({ database, env })

  return async (): Promise<Read> => {
    const unread: Unread[] = []
    const attempt = async <T>(part: Unread, read: () => Promise<T>): Promise<T | null> => {
      try {
        return await read()
      } catch (error) {
        if (part === 'processes' && isDatabaseAway(error as Error)) throw error
        unread.push(part)
        return null
      }
    }
    const facts: Facts = {
      readAt: new Date().toISOString(),
      processes: pulse
        ? await attempt('processes', async () => withOwn(await processStore.list(pool), pulse))
        : null,
      queue: await attempt('queue', () => operationsStore.queue(pool)),
      database: await attempt('database', () =>
        operationsStore.database(pool, migrations.length, followersOf(env)),
      ),
      mails: await attempt('mails', () => readMails(database, env)),
      backups: await attempt('backups', backups),
      jobs: await attempt('jobs', () => operationsStore.jobs(pool)),
      disk: await attempt('disk', () => readDisk(env)),
      settings: settingsOf(env),
    }
    return { facts, unread }
  }
}

/** Replaces the row of the process that answers with its present figures. */
function withOwn(rows: Awaited<ReturnType<typeof processStore.list>>, pulse: Heartbeat): SiteProcess[] {
  const { id, startedAt, ...identity } = pulse.identity
  const known = rows.find(({ _id }) => _id === id)
  const own: SiteProcess = {
    ...identity,
    _id: id,
    startedAt: startedAt.toISOString(),
    seenAt: new Date().toISOString(),
    gone: false,
    own: true,
    clock: known?.clock ?? 0,
    figures: pulse.figures(),
  }
  return [own, ...rows.filter((row) => row !== known).map((row) => ({ ...row, own: false }))]
}

export async function readMails({ pool }: Database, env: Env): Promise<NonNullable<Facts['mails']>> {
  const { waiting, failing, givenUp, lastError, oldest } = await waitingMails.read(pool, MOST)
  const entered = serverOfEnv(env) ? undefined : await mailServerStore.entered(pool)
  return {
    waiting,
    failing,
    givenUp,
    lastError,
    oldest: oldest?.toISOString() ?? null,
    server: serverOfEnv(env) !== undefined || entered !== undefined,
    untried: entered?.isTried === false,
  }
}

/** Returns the number of servers that follow the leader, according to the addresses. */
function followersOf({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL }: Env): number {
  const direct = DATABASE_DIRECT_URL ?? DATABASE_URL
  const named = direct ? readAddress(direct).hosts.length - 1 : 0
  return Math.max(named, DATABASE_REPLICA_URL ? 1 : 0)
}

export const settingsOf = (env: Env): Facts['settings'] => ({
  address: env.PUBLIC_URL ?? null,
  https: env.PUBLIC_URL?.startsWith('https:') ?? false,
  limits: env.RATE_LIMITS === 'on',
  trustsProxy: env.TRUST_PROXY !== undefined,
  secret: env.APP_SECRET !== undefined,
  secondFactor: env.REQUIRE_SECOND_FACTOR,
  demo: env.DEMO !== undefined,
})

/** Reads the disk of the data folder. */
export async function readDisk(env: Env): Promise<NonNullable<Operations['disk']>> {
  const [{ bavail, blocks, bsize }, backups] = await Promise.all([statfs(env.DATA_DIR), keptBytes(env)])
  return { free: bavail * bsize, total: blocks * bsize, backups }
}

type Told = Partial<Pick<Finding, 'since' | 'count' | 'said'>>

/** Reports a finding. Without a state it reports nothing. */
export type Tell = (
  part: Part,
  name: FindingName,
  state: Exclude<State, 'good'> | false | undefined,
  told?: Told,
) => void

export interface Looked {
  readonly facts: Facts
  readonly tell: Tell
  /** Returns the seconds since a time, or 0 without one. */
  readonly age: (iso: string | null) => number
}

/** Returns `bad` or `look` by the first bound that a figure reaches. */
export const from = (figure: number, bounds: { readonly look?: number; readonly bad?: number }) =>
  figure >= (bounds.bad ?? Number.POSITIVE_INFINITY)
    ? 'bad'
    : figure >= (bounds.look ?? Number.POSITIVE_INFINITY) && 'look'
