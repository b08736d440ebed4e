import { expect, test } from 'vitest'
import { sizeWords } from './backup-line.tsx'

test('SAFE-17 a size is said in the unit that fits', () => {
  const sizes = [0, 4_096, 999_400, 999_600, 12_345_678, 123_456_789, 5_600_000_000, 7_000_000_000_000]
  expect(sizes.map(sizeWords)).toEqual([
    '1 kB',
    '4 kB',
    '999 kB',
    '1.0 MB',
    '12.3 MB',
    '123 MB',
    '5.6 GB',
    '7000 GB',
  ])
})
