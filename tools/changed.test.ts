import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import journeys from '../e2e/journeys.json' with { type: 'json' }
import { affectedBy } from './changed.ts'

const root = resolve(import.meta.dirname, '..')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const files = listed.split('\n').filter(Boolean)
const affected = (...changed: string[]) => affectedBy(root, files, changed)
const featuresOf = (workspace: string) =>
  files.flatMap((file) => new RegExp(`^${workspace}/src/features/([^/]+)/`).exec(file)?.[1] ?? [])

describe('what a change can break', () => {
  test('a feature: its tests, those of the app, its journeys, and nothing of other features', () => {
    const { units, journeys, judge } = affected('web/src/features/forum/thread-page.tsx')
    expect(journeys).toContain('forum-live.e2e.ts')
    expect(journeys).not.toContain('tracker.e2e.ts')
    expect(units.filter((file) => file.startsWith('server/src/features/'))).toEqual([])
    expect(judge).toBe(false)
  })

  test('the public part of a feature: also the features that use it', () => {
    const { units } = affected('server/src/features/account/account-tables.ts')
    expect(units.some((file) => file.startsWith('server/src/features/forum/'))).toBe(true)
  })

  test('an endpoint: the server and the screens that name it', () => {
    const { units, journeys } = affected('contract/src/question-list.ts')
    expect(units.some((file) => file.startsWith('server/src/features/question-list/'))).toBe(true)
    expect(journeys).toContain('question-lists.e2e.ts')
    expect(journeys).not.toContain('seats.e2e.ts')
  })

  test('a document: only the rules of the tree', () => {
    const { units, ...others } = affected('docs/operations.md')
    expect(units.filter((file) => !file.startsWith('tools/'))).toEqual([])
    expect(others).toEqual({ judged: [], journeys: [], judge: false })
  })

  test('the packages, the migrations or the app: all journeys', () => {
    for (const file of ['package.json', 'server/migrations/0001-house.sql', 'web/src/app/routes.tsx'])
      expect(affected(file).journeys, file).toEqual(Object.keys(journeys))
  })
})

describe('the table of journeys', () => {
  test('has every journey', () => {
    const there = files.filter((file) => /^e2e\/.*\.e2e\.ts$/.test(file)).map((file) => file.slice(4))
    expect(Object.keys(journeys).sort()).toEqual(there.sort())
  })

  test('names only existing features, and has a journey for every feature of the web', () => {
    const named = new Set(Object.values(journeys).flat())
    named.delete('*')
    const there = new Set([...featuresOf('server'), ...featuresOf('web')])
    expect([...named].filter((feature) => !there.has(feature))).toEqual([])
  })
})
