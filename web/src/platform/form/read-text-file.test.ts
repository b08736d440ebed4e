import { expect, test } from 'vitest'
import { textOf } from './read-text-file.ts'

const blob = (...bytes: number[]) => new Blob([new Uint8Array(bytes)])

test('CLUB-101 a file is read in the letters that it was written in', async () => {
  expect(await textOf(new Blob(['name\nJosé']))).toBe('name\nJosé')
  expect(await textOf(blob(0x4a, 0x6f, 0x73, 0xe9))).toBe('José')
  expect(await textOf(blob(0xff, 0xfe, 0x4a, 0x00, 0xe9, 0x00))).toBe('Jé')
  expect(await textOf(blob(0xfe, 0xff, 0x00, 0x4a, 0x00, 0xe9))).toBe('Jé')
})
