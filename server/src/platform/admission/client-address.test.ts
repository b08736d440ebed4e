import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { clientAddressReader, connectionAddressReader } from './client-address.ts'

/** Sends a real request over the loopback, with these headers. */
async function arriving(
  headers: Record<string, string>,
  use: (request: IncomingMessage) => void,
  host = '127.0.0.1',
) {
  const server = createServer((request, response) => {
    use(request)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines.join('')}\r\n`),
    )
    socket.on('error', reject)
    socket.on('data', () => undefined)
    socket.on('close', () => resolve())
  })
  await new Promise((resolve) => server.close(resolve))
}

async function addressOf(trusted: string | undefined, headers: Record<string, string> = {}, host?: string) {
  let read = ''
  await arriving(headers, (request) => (read = clientAddressReader(trusted)(request)), host)
  return read
}
const forwarded = (address: string) => addressOf('127.0.0.1', { 'x-forwarded-for': address })

describe('without TRUST_PROXY', () => {
  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip'])(
    'safety R2 %s changes nothing',
    async (name) => {
      expect(await addressOf(undefined, { [name]: '203.0.113.9' })).toBe('127.0.0.1')
      expect(await addressOf('', { [name]: '203.0.113.9' })).toBe('127.0.0.1')
    },
  )
  test('safety R2 IPv4 that arrives on an IPv6 socket is IPv4', async () => {
    expect(await addressOf(undefined, {}, '::')).toBe('127.0.0.1')
  })
})

describe('with TRUST_PROXY', () => {
  test('an invalid list of proxies is refused before the site starts', () => {
    for (const TRUST_PROXY of ['true', '1', '10.0.0.0/99', '10.0.0.1,'])
      expect(() => readEnv({ TRUST_PROXY })).toThrow(/TRUST_PROXY: must be addresses or networks/)
    for (const TRUST_PROXY of ['127.0.0.1', 'loopback, 10.0.0.0/8', 'fd00::/8'])
      expect(readEnv({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY)
  })

  test('safety R2 the header of a named proxy counts', async () => {
    expect(await forwarded('203.0.113.9')).toBe('203.0.113.9')
    expect(await addressOf('10.0.0.0/8, 127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe('203.0.113.9')
    expect(await addressOf('loopback', { 'x-forwarded-for': '203.0.113.9' })).toBe('203.0.113.9')
  })
  test('safety R2 the header of any other client does not count', async () => {
    expect(await addressOf('10.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe('127.0.0.1')
  })
  test('safety R2 addresses that the caller put in front do not count', async () => {
    expect(await forwarded('198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(await forwarded('198.51.100.1, 203.0.113.9, 127.0.0.1')).toBe('203.0.113.9')
    for (const name of ['forwarded', 'x-real-ip'])
      expect(await addressOf('127.0.0.1', { [name]: '203.0.113.9' })).toBe('127.0.0.1')
  })

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])(
    'safety R2 an IPv6 caller is the network of 64 bits that one person is given: %s',
    async (address, key) => {
      expect(await forwarded(address)).toBe(key)
    },
  )

  test.each(['::ffff:203.0.113.9', '::FFFF:203.0.113.9', '::ffff:cb00:7109', '0:0:0:0:0:ffff:203.0.113.9'])(
    'safety R2 an IPv4 address in IPv6 clothes is the IPv4 address: %s',
    async (address) => {
      expect(await forwarded(address)).toBe('203.0.113.9')
    },
  )
})

test('safety L3 a connection is counted for its address, unless a proxy that everybody comes through made it', () => {
  const from = (remoteAddress: string, trusted?: string) =>
    connectionAddressReader(trusted)({ remoteAddress } as Socket)
  expect(from('203.0.113.9')).toBe('203.0.113.9')
  expect(from('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(from('2001:db8::1')).toBe(from('2001:db8::2'))
  expect(from('10.1.2.3', '10.0.0.0/8')).toBeUndefined()
  expect(from('::ffff:10.1.2.3', '10.0.0.0/8')).toBeUndefined()
  expect(from('203.0.113.9', '10.0.0.0/8')).toBe('203.0.113.9')
})
