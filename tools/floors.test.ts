import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import floors from './floors.json' with { type: 'json' }

interface Locked {
  version?: string
  link?: boolean
  integrity?: string
}
const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}
const installed = Object.entries(lock.packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, locked]) => ({ ...locked, name: place.slice(place.lastIndexOf('node_modules/') + 13) }))

/** Returns whether `version` is `floor` or newer. A pre-release is older than its release. */
function reaches(version: string, floor: string): boolean {
  const [release = '', before] = version.split('-', 2)
  const parts = (text: string) => text.split('.').map(Number)
  const [have, want] = [parts(release), parts(floor)]
  const at = want.findIndex((part, place) => part !== have[place])
  return at === -1 ? before === undefined : (have[at] ?? 0) > (want[at] ?? 0)
}

describe('safety Y1 versions with known holes are not installed', () => {
  test.each(Object.entries(floors))('every copy of %s is %s or newer', (name, floor) => {
    const older = installed.filter((one) => one.name === name && !reaches(one.version ?? '', floor))
    expect(older).toEqual([])
  })

  test('the list has the packages that the product relies on most', () => {
    const names = new Set(installed.map(({ name }) => name))
    for (const name of [
      'fastify',
      '@fastify/multipart',
      '@fastify/static',
      'nodemailer',
      'markdown-it',
      'sharp',
    ])
      expect([name, names.has(name)]).toEqual([name, true])
  })

  test.each([
    ['5.12.2', true],
    ['5.12.10', true],
    ['6.0.0', true],
    ['5.12.1', false],
    ['5.9.9', false],
    ['4.99.0', false],
    ['5.12.2-beta.1', false],
  ])('%s against 5.12.2', (version, enough) => {
    expect(reaches(version, '5.12.2')).toBe(enough)
  })
})

test('safety Y1 the lock file has a content hash of every package, wherever it is fetched from', () => {
  expect(installed.length).toBeGreaterThan(300)
  const loose = installed.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
  expect(loose.map(({ name }) => name)).toEqual([])
})
