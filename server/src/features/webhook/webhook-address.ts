import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { webhookMessages } from '@callofcode/contract/webhook/webhook'
import ipaddr from 'ipaddr.js'

/** What is no address of the public internet: no part of the own network may be asked by a webhook. */
export class PrivateAddress extends Error {
  constructor() {
    super(webhookMessages.privateAddress.text)
  }
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/**
 * True where a webhook of this address may connect to this IP address. Only https leaves the machine, and the machine
 * itself is reached only where `loopback` allows it.
 */
export function mayReach(url: URL, address: string, loopback: boolean): boolean {
  // IPv4 inside of IPv6 is judged as what it is.
  const range = ipaddr.process(address).range()
  return range === 'loopback' ? loopback : range === 'unicast' && url.protocol === 'https:'
}

/** True where the address itself forbids it. A name is judged when it is resolved. */
export function isClosed(url: URL, loopback: boolean): boolean {
  const host = hostOf(url)
  if (isIP(host)) return !mayReach(url, host, loopback)
  return url.protocol !== 'https:' && !(loopback && /^(?:.+\.)?localhost$/i.test(host))
}

/**
 * Resolves names for a connection, which then goes to exactly the addresses that were judged here. One private address
 * among them refuses all.
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
