import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { webhookMessages } from '@callofcode/contract/webhook/webhook'
import ipaddr from 'ipaddr.js'

/** An address outside the public internet. What people name, as a webhook, must not reach the local network. */
export class PrivateAddress extends Error {
  constructor() {
    super(webhookMessages.privateAddress.text)
  }
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/**
 * Returns whether a call of this address may connect to this IP address. Only https may leave the machine. `loopback` allows
 * the machine itself.
 */
export function mayReach(url: URL, address: string, loopback: boolean): boolean {
  // IPv4 inside of IPv6 is checked as IPv4.
  const range = ipaddr.process(address).range()
  return range === 'loopback' ? loopback : range === 'unicast' && url.protocol === 'https:'
}

/** Returns whether the address itself is forbidden. A name is checked when it is resolved. */
export function isClosed(url: URL, loopback: boolean): boolean {
  const host = hostOf(url)
  if (isIP(host)) return !mayReach(url, host, loopback)
  return url.protocol !== 'https:' && !(loopback && /^(?:.+\.)?localhost$/i.test(host))
}

/**
 * Resolves names for a connection. The connection uses exactly the addresses that were checked here. One private address among
 * them refuses all.
 */
export const guardedLookup =
  (url: URL, loopback: boolean): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first] = found
      if (!first || !found.every(({ address }) => mayReach(url, address, loopback)))
        return done(new PrivateAddress(), '')
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  }
