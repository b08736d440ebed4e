import pg from 'pg'
import { watchStatements } from '../../watch/statement-watch.ts'
import { isMoved } from '../database-away.ts'
import { readAddress, type SessionAttrs } from './address.ts'
import { PROCESS } from './ask-host.ts'
import { hostedClient } from './hosted-client.ts'
import { Hosts } from './hosts.ts'

/** How connections are made, beside what pg itself is told. */
export interface Way {
  /** A pooler stands before the servers. */
  readonly pooled?: boolean
  /** Names of prepared statements are taken away. */
  readonly unnamed?: boolean
  /** What a session must be good for where several servers are named and the address does not say it. */
  readonly ofSeveral?: SessionAttrs
}

/** One for each address, so that whoever connects to it shares what is known of its servers. */
const known = new Map<string, Hosts>()

/** The servers of an address; undefined for a single one that may be anything: pg itself does all there. */
function hostsOf(url: string, ofSeveral: SessionAttrs): Hosts | undefined {
  const address = readAddress(url, ofSeveral)
  if (address.hosts.length === 1 && address.attrs === 'any') return undefined
  const key = `${ofSeveral} ${url}`
  const hosts = known.get(key) ?? new Hosts(address)
  known.set(key, hosts)
  return hosts
}

function clientOf(hosts: Hosts | undefined, { pooled = false, unnamed = false }: Way): typeof pg.Client {
  const base = hosts ? hostedClient(hosts, pooled) : pg.Client
  return unnamed ? unnamedStatements(base) : base
}

/** A connection that is not open yet. Every one to a database of the site is made by this or by `openPool`. */
export function newClient(url: string, options: Omit<pg.ClientConfig, 'connectionString'> = {}): pg.Client {
  const Client = clientOf(hostsOf(url, 'read-write'), {})
  return new Client({ application_name: PROCESS, ...options, connectionString: url })
}

/** A pool whose broken connections do not end the process. The next query fails instead. */
export function openPool(
  url: string,
  options: Omit<pg.PoolConfig, 'connectionString'> = {},
  way: Way = {},
): pg.Pool {
  const hosts = hostsOf(url, way.ofSeveral ?? 'read-write')
  const pool = new pg.Pool({
    application_name: PROCESS,
    ...options,
    connectionString: url,
    Client: clientOf(hosts, way),
  } as pg.PoolConfig)
  pool.on('error', () => undefined)
  watchStatements(pool)
  // The pool listens to idle connections only, but one in use may break too.
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  if (hosts)
    // A server that hangs breaks nothing: only the statement says so, by taking too long.
    pool.on('release', (error: Error | undefined, client) => {
      if (error && isMoved(error))
        hosts.doubt((client as unknown as { at: Parameters<Hosts['doubt']>[0] }).at)
    })
  return pool
}

type Query = (...given: unknown[]) => never

/**
 * Connections that prepare nothing by name. A pooler in transaction mode gives each transaction another session, which does not
 * know what the one before prepared (PgBouncer does, from 1.21).
 */
function unnamedStatements(Base: typeof pg.Client): typeof pg.Client {
  return class extends Base {
    override query(...given: unknown[]): never {
      const [first, ...rest] = given
      return (super.query as Query).call(
        this,
        isNamed(first) ? { ...first, name: undefined } : first,
        ...rest,
      )
    }
  } as unknown as typeof pg.Client
}

/** Not a stream or a cursor, which have a life of their own. */
const isNamed = (given: unknown): given is pg.QueryConfig =>
  typeof given === 'object' && given !== null && 'name' in given && !('submit' in given)
