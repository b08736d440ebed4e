import { expect, test } from 'vitest'
import { fileNameOf } from './download.ts'

test('CLUB-69 files that members download are named like the club, in letters that every file system takes', () => {
  expect(fileNameOf('Call of Code')).toBe('call-of-code')
  expect(fileNameOf('Bits & <Bytes> Zürich/2024')).toBe('bits-bytes-zurich-2024')
  expect(fileNameOf('كود')).toBe('club')
  expect(fileNameOf('../..')).toBe('club')
})
