import { Readable } from 'node:stream'
import { zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { readZip } from './read-zip.ts'

const zipped = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files, { level: 6 }))
const bytes = (text: string) => new TextEncoder().encode(text)
const reasonOf = (zip: Buffer) =>
  readZip(zip).then(
    () => 'read',
    (failure) => failure.errors.file.text,
  )
const UNREADABLE = 'This is no zip file.'

/** Changes the unpacked size that a zip declares for its only file, in the file's header and in the list at the end. */
function lying(zip: Buffer, size: number): Buffer {
  zip.writeUInt32LE(size, 22)
  zip.writeUInt32LE(size, zip.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24)
  return zip
}

test('RES-45 the texts of a zip file are read, without what machines put beside them', async () => {
  const files = { 'a/problem.json': bytes('{}\r\n'), 'a/.DS_Store': bytes('x'), '__MACOSX/a': bytes('x') }
  expect(await readZip(zipped(files))).toEqual({ 'a/problem.json': '{}\n' })
})

test('SAFE-137 what unpacks to more than it says is refused, and not unpacked to its end', async () => {
  const honest = zipped({ 'problem.json': new Uint8Array(60 * 2 ** 20) })
  expect(await reasonOf(honest)).toMatch(/at most .* MB/)
  for (const size of [10, 1_000_000, 20 * 2 ** 20]) {
    const pushed = vi.spyOn(Readable.prototype, 'push')
    expect(await reasonOf(lying(honest, size))).toBe(UNREADABLE)
    const unpacked = pushed.mock.calls.reduce((sum, [chunk]) => sum + (chunk?.length ?? 0), 0)
    pushed.mockRestore()
    expect(unpacked).toBeGreaterThan(0)
    // The bytes pass two streams. Some chunks are on their way when the size is exceeded.
    expect(unpacked).toBeLessThan(2 * size + 2 ** 20)
  }
})

test.each([
  ['leads out of its folder', { '../x': bytes('x') }, /not plain: \.\.\/x/],
  ['is absolute', { '/etc/x': bytes('x') }, /not plain: \/etc\/x/],
  ['holds a backslash', { 'a\\..\\x': bytes('x') }, /not plain/],
  ['is __proto__ of a folder', { 'a/__proto__/../x': bytes('x') }, /not plain/],
  ['is no text', { x: new Uint8Array([0xff, 0xfe]) }, /no text in UTF-8/],
  ['holds NUL', { x: bytes('a\0b') }, /no text in UTF-8/],
])('SAFE-137 a file whose name or content %s is refused', async (_, files, reason) => {
  expect(await reasonOf(zipped(files as unknown as Record<string, Uint8Array>))).toMatch(reason)
})

test('SAFE-137 too many files, and a zip that is cut off, are refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, bytes('x')]))
  expect(await reasonOf(zipped(many))).toMatch(/at most .* files/)
  const whole = zipped({ x: bytes('x'.repeat(10_000)) })
  for (const length of [0, 10, whole.length - 30, whole.length - 1])
    expect(await reasonOf(whole.subarray(0, length))).toBe(UNREADABLE)
})
