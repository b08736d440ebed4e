import { expect, test } from 'vitest'
import { idempotencyKeys } from './call-once.ts'

test('safety D2 a request keeps its key until it is answered, and every other request has its own', () => {
  const key = idempotencyKeys.get('a blog')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(idempotencyKeys.get('a blog')).toBe(key)
  const others = ['', 'a blot', 'another blog', 'blog a', ' a blog']
  expect(new Set([key, ...others.map((wish) => idempotencyKeys.get(wish))]).size).toBe(6)
  idempotencyKeys.remove('a blog')
  expect(idempotencyKeys.get('a blog')).not.toBe(key)
})
