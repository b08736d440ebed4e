import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { brotli } from './cached-answer.ts'

test.each([0, 1, 65_536, 65_537, 5_000_000])(
  'COST-11 a content of %i bytes is the same again',
  async (length) => {
    const content = Buffer.from('a page of rows, '.repeat(Math.ceil(length / 16))).subarray(0, length)
    expect(brotliDecompressSync(await brotli(content, 4)).equals(content)).toBe(true)
  },
)

test('COST-11 a window that just holds the content finds a repetition at its other end', async () => {
  const noise = Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * at * 31) % 251))
  const apart = Buffer.concat([noise, Buffer.alloc(100_000), noise])
  expect((await brotli(apart, 6)).length).toBeLessThan((await brotli(noise, 6)).length + 200)
})
