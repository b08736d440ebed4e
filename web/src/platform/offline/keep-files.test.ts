import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFiles, nameOf } from './keep-files.ts'

/** Simulates the browser's cache of files. The network returns all files that are not `lost`. */
const kept = new Set<string>()
const lost = new Set<string>()
const store = {
  match: async (file: string) => (kept.has(file) ? new Response() : undefined),
  add: async (file: string) => {
    if (lost.has(file)) throw new TypeError('Failed to fetch')
    kept.add(file)
  },
}
const BUILD = 'https://club.example/assets/start.js'

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://club.example' })
  vi.stubGlobal('caches', { has: async (name: string) => name === nameOf(BUILD), open: async () => store })
})
afterEach(() => {
  kept.clear()
  lost.clear()
  vi.unstubAllGlobals()
})

test('LEARN-184 LEARN-189 a file that did not arrive is told, and fetched the next time', async () => {
  lost.add('/assets/b.js')
  expect(await keepFiles(BUILD, ['/assets/a.js', '/assets/b.js'])).toBe(false)
  expect([...kept]).toEqual(['/assets/a.js'])
  lost.clear()
  expect(await keepFiles(BUILD, ['/assets/a.js', '/assets/b.js'])).toBe(true)
})

test('LEARN-184 a file that is not of the build may be gone', async () => {
  lost.add('/club/logo/earlier.webp')
  expect(await keepFiles(BUILD, ['/assets/a.js', '/club/logo/earlier.webp'])).toBe(true)
})

test('LEARN-185 a page of another build keeps nothing', async () => {
  expect(await keepFiles('https://club.example/assets/older.js', ['/assets/a.js'])).toBe(false)
  expect([...kept]).toEqual([])
})
