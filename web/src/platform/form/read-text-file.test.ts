import { expect, test } from 'vitest'
import { isText, textOf } from './read-text-file.ts'

const blob = (...bytes: number[]) => new Blob([new Uint8Array(bytes)])

test('CLUB-101 a file is read in the letters that it was written in', async () => {
  expect(await textOf(new Blob(['name\nJosé']))).toBe('name\nJosé')
  expect(await textOf(blob(0x4a, 0x6f, 0x73, 0xe9))).toBe('José')
  expect(await textOf(blob(0xff, 0xfe, 0x4a, 0x00, 0xe9, 0x00))).toBe('Jé')
  expect(await textOf(blob(0xfe, 0xff, 0x00, 0x4a, 0x00, 0xe9))).toBe('Jé')
})
test('LEARN-14 a picture, an archive and a PDF are no text; a text is one in whatever letters', async () => {
  for (const bytes of [
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d],
    [0x50, 0x4b, 3, 4, 0x14, 0, 6, 0],
  ])
    expect(await isText(blob(...bytes))).toBe(false)
  expect(await isText(new Blob(['%PDF-1.7\n1 0 obj']))).toBe(false)
  for (const text of ['', 'title\nTwo Sum', 'हल किए']) expect(await isText(new Blob([text])), text).toBe(true)
  expect(await isText(blob(0xff, 0xfe, 0x4a, 0x00))).toBe(true)
  expect(await isText(blob(0x4a, 0x6f, 0x73, 0xe9))).toBe(true)
})
