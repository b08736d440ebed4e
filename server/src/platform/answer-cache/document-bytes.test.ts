import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipOf, sameBytes, wholeOf } from './document-bytes.ts'
import { sendCompressed } from './send-compressed.ts'

const rules = (count: number) =>
  Array.from({ length: count }, (_, at) => `.class-${at * 7919}{width:${at}px}`).join('\n')

const documents = [
  { before: '', same: '', after: '' },
  { before: '<title>अ 🚀</title>', same: '', after: '<p>é' },
  { before: '<title>One</title>', same: rules(5), after: '<p class="class-0">' },
  { before: '<title>Two</title>'.repeat(500), same: rules(3_000), after: '<p>row</p>'.repeat(30_000) },
].map((one) => ({ ...one, same: sameBytes(one.same) }))

test.each(documents)(
  'COST-13 a document in three pieces is one gzip, and the same again',
  async (document) => {
    const first = await gzipOf(document)
    expect(gunzipSync(first).equals(wholeOf(document))).toBe(true)
    // The second time, the middle was compressed before.
    const other = { ...document, before: '<title>Another</title>', after: 'Another end' }
    expect(gunzipSync(await gzipOf(other)).toString()).toBe(String(wholeOf(other)))
  },
)

test('COST-13 what follows the middle is compressed as if it knew it: no byte more than gzip takes', async () => {
  const same = sameBytes(rules(3_000))
  const document = { before: '<title>One</title>', same, after: rules(3_000).slice(-20_000) }
  expect((await gzipOf(document)).length).toBeLessThan(gzipSync(wholeOf(document)).length + 50)
  const unknown = await gzipOf({ ...document, same: sameBytes('') })
  expect((await gzipOf(document)).length - ((await same.deflated)?.length ?? 0)).toBeLessThan(
    unknown.length / 5,
  )
})

test('COST-13 a short document goes out as gzip where that is taken, and a long one as brotli', async () => {
  const same = sameBytes(rules(100))
  const short = { before: 'a', same, after: 'b' }
  const long = { before: 'a', same, after: 'row '.repeat(20_000) }
  const sent = async (document: typeof short, accepted: string) => {
    const server = createServer((request, response) => {
      void sendCompressed(document, { status: 200, headers: {} }, request, response)
    }).listen(0)
    const { port } = server.address() as { port: number }
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get({ port, headers: { 'accept-encoding': accepted } }, resolve).on('error', reject)
      })
      const encoding = answer.headers['content-encoding']
      const read = encoding === 'br' ? brotliDecompressSync : encoding ? gunzipSync : String
      return [encoding, String(read(await buffer(answer)))]
    } finally {
      server.close()
    }
  }
  const [shortText, longText] = [short, long].map((one) => String(wholeOf(one)))
  expect(await sent(short, 'gzip, deflate, br, zstd')).toEqual(['gzip', shortText])
  expect(await sent(long, 'gzip, deflate, br, zstd')).toEqual(['br', longText])
  expect(await sent(short, 'br')).toEqual(['br', shortText])
  expect(await sent(short, 'br, gzip;q=0')).toEqual(['br', shortText])
  expect(await sent(long, 'gzip')).toEqual(['gzip', longText])
  expect(await sent(short, 'identity')).toEqual([undefined, shortText])
})
