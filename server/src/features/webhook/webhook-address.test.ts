import { describe, expect, test } from 'vitest'
import { hookReceiver } from '../../../testing/elsewhere/hook-receiver.ts'
import { testSite } from '../../../testing/test-site.ts'
import { isClosed, mayReach } from '../../platform/http/guarded-address.ts'
import { postWebhook } from './webhook-request.ts'

const https = new URL('https://hook.example/')
const limits = { loopback: false, seconds: 2 }

describe('which addresses are reached', () => {
  test.each([
    '127.0.0.1',
    '127.9.9.9',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '240.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'fec0::1',
  ])('SAFE-49 %s is not', (address) => expect(mayReach(https, address, false)).toBe(false))

  test.each(['93.184.216.34', '1.1.1.1', '2606:4700::1111', '::ffff:1.1.1.1'])(
    'SAFE-49 %s is, over https alone',
    (address) => {
      expect(mayReach(https, address, false)).toBe(true)
      expect(mayReach(new URL('http://hook.example/'), address, true)).toBe(false)
    },
  )

  test.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:127.0.0.1]/',
    'http://localhost/',
    'https://169.254.169.254/latest/meta-data/',
  ])('SAFE-49 the address %s is closed', (address) => expect(isClosed(new URL(address), false)).toBe(true))
})

describe('a name that leads to a private address', () => {
  test('SAFE-49 is refused when it is resolved, and nothing is sent', async () => {
    const other = await hookReceiver(() => ({ status: 200 }))
    const { port } = new URL(other.url)
    const outcome = await postWebhook(`https://localhost:${port}/`, {}, '{}', limits)
    expect(outcome).toMatchObject({
      status: null,
      error: expect.stringContaining('not on the public internet'),
    })
    expect(other.received).toEqual([])
    other.close()
  })

  test('SAFE-49 a redirect is not followed', async () => {
    const inside = await hookReceiver(() => ({ status: 200 }))
    const other = await hookReceiver(() => ({ status: 302, location: inside.url }))
    const outcome = await postWebhook(other.url, {}, '{}', { ...limits, loopback: true })
    expect(outcome).toMatchObject({ status: 302, error: null })
    expect(inside.received).toEqual([])
    other.close()
    inside.close()
  })

  test('SAFE-49 an answer without end is read to its first bytes, and one that never comes is given up', async () => {
    const other = await hookReceiver(() => ({ status: 200, text: 'x'.repeat(5_000_000) }))
    const { answer } = await postWebhook(other.url, {}, '{}', { ...limits, loopback: true })
    expect(answer).toHaveLength(1_000)
    other.close()
  })
})

test('SAFE-49 an admin is told why an address is refused, and only admins come here', async () => {
  const site = await testSite()
  const { as } = await site.member({ role: 'admin' })
  const send = async (url: string) =>
    (await site.ask('POST', '/admin/webhooks', { as, body: { url, events: ['blog.published'] } })).body.errors
      ?.url
  expect(await send('http://example.com/hook')).toBe('The address must begin with https://.')
  expect(await send('http://127.0.0.1:9/hook')).toBe('The address must begin with https://.')
  expect(await send('https://10.0.0.1/hook')).toContain('not on the public internet')
  expect(await send('https://user:secret@example.com/')).toContain('http')
  expect(await send('https://example.com/hook')).toBeUndefined()
  await site.close()
})
