import { expect, test } from 'vitest'
import { slugOf } from './blog-store.ts'

test('a title in an address has no accents, blanks or signs, and ends with neither', () => {
  expect(slugOf('  Hash maps, honestly!  ')).toBe('hash-maps-honestly')
  expect(slugOf('Café déjà vu: C++ & Ñandú')).toBe('cafe-deja-vu-c-nandu')
  expect(slugOf('<script>alert(1)</script>')).toBe('script-alert-1-script')
})

test('a title in another script keeps its letters whole', () => {
  expect(slugOf('हिन्दी में सर्च')).toBe('हिन्दी-में-सर्च')
  expect(slugOf('算法 入门')).toBe('算法-入门')
})

test('a long title is cut between letters, and one without letters is a blog all the same', () => {
  expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
  expect([...slugOf('𝒜'.repeat(20) + '算'.repeat(200))]).toHaveLength(80)
  expect(slugOf('🎉 !?')).toBe('blog')
})
