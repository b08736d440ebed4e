import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6, type Socket } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import { compileProxyList } from '../env.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The address that limits apply to (`AddressOf`). */
    readonly clientAddress: string
  }
}

/** The address that limits apply to: IPv4, or the first 64 bits of IPv6 as `a:b:c:d::/64`. */
export type AddressOf = (request: IncomingMessage) => string

/**
 * Reads the client's address of a request. Forwarding headers count only if a proxy in TRUST_PROXY sent them. An IPv6
 * address counts as its /64, because one customer gets a whole /64. An IPv4-mapped IPv6 address counts as IPv4.
 */
export function clientAddressReader(trusted: string | undefined): AddressOf {
  const trust = trusted ? compileProxyList(trusted) : undefined
  return (request) =>
    counted((trust ? proxyAddress(request, trust) : request.socket.remoteAddress) ?? 'unknown')
}

/** Reads the address of a connection. Returns undefined for a proxy in TRUST_PROXY, because many people share it. */
export function connectionAddressReader(trusted: string | undefined) {
  const trust = trusted ? compileProxyList(trusted) : () => false
  return ({ remoteAddress = 'unknown' }: Socket): string | undefined =>
    trust(remoteAddress, 0) ? undefined : counted(remoteAddress)
}

function counted(address: string): string {
  const inside = address.slice(address.lastIndexOf(':') + 1)
  // The spelling that sockets always use. Headers may spell the address differently, which is slower to read.
  if (inside === address || (address === `::ffff:${inside}` && isIPv4(inside))) return inside
  if (!isIPv6(address)) return address
  const groups = expand(address.toLowerCase().replace(inside, isIPv4(inside) ? hexadecimal(inside) : inside))
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return groups.slice(6).flatMap(dotted).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? []
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return (tail === undefined ? before : [...before, ...zeros, ...after]).map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}

const dotted = (group: string) => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

function hexadecimal(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
}
