import { unencodedIn } from '../../env-values.ts'

/** The requirements for a session, in the terms of PostgreSQL's own clients. */
const ATTRS = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const
export type SessionAttrs = (typeof ATTRS)[number]

/** One of the servers that an address names. */
export interface Host {
  /** For example `db1:5433`, without user and password. */
  readonly name: string
  /** The address of this server alone. */
  readonly url: string
}

export interface Address {
  readonly hosts: readonly Host[]
  readonly attrs: SessionAttrs
}

/** The fault of an address. The address itself is left out, because it may contain a password. */
export class BadAddress extends Error {}

const SHAPE = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#]*)([^?#]*)(?:\?([^#]*))?$/

interface Parts {
  readonly scheme: string
  readonly user: string
  /** One host, or several with commas between them. */
  readonly hosts: string
  readonly path: string
  readonly query: string
}

function partsOf(url: string): Parts {
  const unencoded = /^postgres(ql)?:/.test(url) ? unencodedIn(url) : undefined
  if (unencoded) throw new BadAddress(unencoded)
  const [, scheme, user = '', hosts = '', path = '', query = ''] = SHAPE.exec(url) ?? []
  if (!scheme) throw new BadAddress('must be an address that begins with postgres:// or postgresql://')
  return { scheme, user, hosts, path, query }
}

/** Reads `postgres://user:password@a:5432,b:5433/club?target_session_attrs=read-write`. Throws BadAddress. */
export function readAddress(url: string, ofSeveral: SessionAttrs = 'read-write'): Address {
  const parts = partsOf(url)
  const hosts = parts.hosts.includes(',') ? hostsBefore(parts) : hostsBehind(url, parts)
  if (hosts.some((host) => !URL.canParse(host.url)))
    throw new BadAddress('must be an address that begins with postgres:// or postgresql://')
  const wanted = new URLSearchParams(parts.query).get('target_session_attrs')
  const attrs = ATTRS.find((one) => one === wanted)
  if (wanted !== null && !attrs) throw new BadAddress(`target_session_attrs must be ${ATTRS.join(', ')}`)
  return { hosts, attrs: attrs ?? (hosts.length > 1 ? ofSeveral : 'any') }
}

/** Returns the hosts in the usual part of an address. */
function hostsBefore({ scheme, user, hosts, path, query }: Parts): Host[] {
  const names = hosts.split(',').filter(Boolean)
  return names.map((name) => ({ name, url: `${scheme}${user}${name}${path}${query && `?${query}`}` }))
}

/**
 * Returns the hosts in the query, as for sockets: `?host=a,b&port=5432,5433`. A single port applies to all. The folder of a
 * socket may have commas in its name. They are encoded there, and separate nothing.
 */
function hostsBehind(url: string, { scheme, user, hosts, path, query }: Parts): Host[] {
  const search = new URLSearchParams(query)
  const named = search.get('host') ?? ''
  const names = named.startsWith('/') ? written(query, 'host') : named.split(',').filter(Boolean)
  if (names.length < 2) return [{ name: named || hosts, url }]
  const ports = (search.get('port') ?? '').split(',')
  return names.map((name, at) => {
    const port = (ports.length === 1 ? ports[0] : ports[at]) || '5432'
    search.set('host', name)
    search.set('port', port)
    return { name: `${name}:${port}`, url: `${scheme}${user}${hosts}${path}?${search}` }
  })
}

/** Returns the values of a parameter, split at the commas that are not encoded. */
function written(query: string, name: string): string[] {
  const parameter = query.split('&').find((one) => one.startsWith(`${name}=`)) ?? ''
  const values = parameter.slice(name.length + 1).split(',')
  return values.map((value) => new URLSearchParams(`value=${value}`).get('value') ?? '').filter(Boolean)
}

/** Returns the place of a database, without user and password. */
export const placeOf = (url: string): string =>
  `${readAddress(url)
    .hosts.map(({ name }) => name)
    .join(',')}${partsOf(url).path}`

/** Returns the address of another database on the same servers, for the same user. */
export function otherDatabase(url: string, name: string): string {
  const { scheme, user, hosts, query } = partsOf(url)
  return `${scheme}${user}${hosts}/${encodeURIComponent(name)}${query && `?${query}`}`
}
