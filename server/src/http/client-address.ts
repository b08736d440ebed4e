import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

/**
 * Whom limits are counted against. Forwarding headers are believed only from the proxies that TRUST_PROXY names.
 * An IPv6 caller is its /64, which is what one person is given; an IPv4 address inside IPv6 is the IPv4 address.
 */
export function clientAddressReader(trusted: string | undefined): (request: IncomingMessage) => string {
  const trust = trusted ? proxyAddress.compile(trusted.split(',').map((one) => one.trim())) : undefined
  return (request) => {
    const address = (trust ? proxyAddress(request, trust) : request.socket.remoteAddress) ?? 'unknown'
    if (!address.includes(':')) return address
    if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length)
    return `${expand(address).slice(0, 4).join(':')}::/64`
  }
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
