import { expect, test } from 'vitest'
import { screenOf } from '../screen-at.ts'
import { choices } from './search-values.ts'

test('only search keys that their screen reads have a choice of values', () => {
  for (const [path, keys] of Object.entries(choices))
    expect(screenOf(path)?.search, path).toEqual(expect.arrayContaining(Object.keys(keys)))
})
