import pg from 'pg'
import { watchStatements } from '../../watch/statement-watch.ts'
import { isMoved } from '../database-away.ts'
import { readAddress, type SessionAttrs } from './address.ts'
import { PROCESS } from './ask-host.ts'
import { hostedClient } from './hosted-client.ts'
import { Hosts } from './hosts.ts'

/** Options for connections, in addition to those of pg. */
export interface Way {
  /** A pooler stands before the servers. */
  readonly pooled?: boolean
  /** Names of prepared statements are removed. */
  readonly unnamed?: boolean
  /** The requirement for a session if an address names several servers without stating one. */
  readonly ofSeveral?: SessionAttrs
}

/** One entry for each address, so that all its connections share the state of its servers. */
const known = new Map<string, Hosts>()

/** Returns the servers of an address, or undefined for a single server without a requirement. pg alone handles that case. */
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

/** Returns a connection that is not open yet. All connections to a database of the site come from here or from `openPool`. */
export function newClient(url: string, options: Omit<pg.ClientConfig, 'connectionString'> = {}): pg.Client {
  const Client = clientOf(hostsOf(url, 'read-write'), {})
  return new Client({ application_name: PROCESS, ...options, connectionString: url })
}

/** Opens a pool whose broken connections do not end the process. The next query fails instead. */
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
  // The pool handles errors of idle connections only, but a connection in use may break too.
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  if (hosts)
    // A server that hangs does not break the connection. Only the statement's timeout shows it.
    pool.on('release', (error: Error | undefined, client) => {
      if (error && isMoved(error))
        hosts.doubt((client as unknown as { at: Parameters<Hosts['doubt']>[0] }).at)
    })
  return pool
}

type Query = (...given: unknown[]) => never

/**
 * Returns a client that prepares no statement by name. A pooler in transaction mode gives each transaction another session, which
 * lacks the statements prepared in earlier sessions (PgBouncer handles this from 1.21).
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

/** Streams and cursors are excluded, because they have a life of their own. */
const isNamed = (given: unknown): given is pg.QueryConfig =>
  typeof given === 'object' && given !== null && 'name' in given && !('submit' in given)
