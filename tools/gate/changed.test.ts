import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import journeys from '../../e2e/journeys.json' with { type: 'json' }
import { affectedBy } from './changed.ts'
import { processTests } from './proven.ts'
import { sourcesOf } from './sources.ts'
import { standIns } from './stand-ins.ts'
import { serverTests } from './test-kinds.ts'

const root = resolve(import.meta.dirname, '../..')
const sources = sourcesOf(root)
const { files } = sources
const affected = (...changed: string[]) => affectedBy(sources, changed)
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
    const { units, journeys } = affected('contract/src/question-list/question-list.ts')
    expect(units.some((file) => file.startsWith('server/src/features/question-list/'))).toBe(true)
    expect(journeys).toContain('question-lists.e2e.ts')
    expect(journeys).not.toContain('seats.e2e.ts')
  })

  test('an endpoint: what holds every endpoint to its callers, its scope and its schema', () => {
    const { units } = affected('contract/src/question-list/question-list.ts')
    for (const name of ['permissions', 'input', 'token-scopes'])
      expect(units).toContain(`server/src/platform/http/${name}.test.ts`)
  })

  test('a document: only the rules of the tree', () => {
    const { units, near, ...others } = affected('docs/operations.md')
    expect(units.filter((file) => !file.startsWith('tools/'))).toEqual([])
    expect(others).toEqual({ judged: [], journeys: [], judge: false, isWide: false, features: [] })
    expect(near).toEqual({ units: units.filter((file) => !/typed/.test(file)), journeys: [], features: [] })
  })

  test('what a door hands on: those who take that name, and nobody who takes another', () => {
    const { units } = affected('server/src/features/blog/blog-store.ts')
    expect(units).toContain('server/src/features/member-blog/member-blog.test.ts')
    expect(units.filter((file) => file.startsWith('server/src/features/account/'))).toEqual([])
  })

  test('the words of a part: the journeys of the features that say it', () => {
    const { journeys } = affected('web/languages/hi/forum.json')
    expect(journeys).toContain('forum-live.e2e.ts')
    expect(journeys).not.toContain('tracker.e2e.ts')
    expect(affected('web/languages/en/core.json').journeys).toContain('tracker.e2e.ts')
  })

  test('the shipped questions and problems: the features that read them', () => {
    const { journeys } = affected('content/modules.json')
    expect(journeys).toEqual(expect.arrayContaining(['tracker.e2e.ts', 'modules.e2e.ts', 'problem.e2e.ts']))
    expect(journeys).not.toContain('seats.e2e.ts')
  })

  test('the packages, the migrations or the app: all journeys', () => {
    for (const file of ['package.json', 'server/migrations/0001-house.sql', 'web/src/app/screens.ts'])
      expect(affected(file).journeys, file).toEqual(Object.keys(journeys))
  })

  test('the features whose screens can look different', () => {
    expect(affected('web/src/features/problem/list/problem-list.css').features).toEqual(['problem'])
    expect(affected('web/src/features/streak/streak.css').features).toContain('streak')
  })

  test('what is nearest: the journeys of its own feature and the look at its screens, and no test of the app that it does not reach', () => {
    const { units, journeys, near } = affected('web/src/features/event/event-row.tsx')
    expect(near.features).toEqual(['event'])
    expect(near.journeys).toEqual(expect.arrayContaining(['seats.e2e.ts', 'changed-screens.e2e.ts']))
    expect(near.journeys.length).toBeLessThan(journeys.length / 2)
    expect(near.units.length).toBeLessThan(units.length)
  })

  test('what no feature imports and every page stands on: all journeys', () => {
    for (const file of ['ui/tokens.css', 'offline/keep-pages.ts', 'ui/fonts/mono.woff2'])
      expect(affected(`web/src/platform/${file}`).journeys, file).toEqual(Object.keys(journeys))
    expect(affected('web/src/platform/chart/scale.tsx').journeys).not.toContain('blogs.e2e.ts')
  })
})

describe('what stands for all journeys after a change that every page stands on', () => {
  test('is those of no feature, and each feature once, with the spine', () => {
    const table = {
      'all.ts': ['*'],
      'a.ts': ['forum'],
      'b.ts': ['forum', 'blog'],
      'c.ts': ['blog'],
      'd.ts': ['event'],
    }
    expect(standIns(table, (file) => file === 'd.ts')).toEqual(['all.ts', 'b.ts'])
  })

  test('is chosen after a change of tokens, the app or the packages, and after no other', () => {
    for (const file of ['web/src/platform/ui/tokens.css', 'server/src/app/site.ts', 'package.json'])
      expect(affected(file).isWide, file).toBe(true)
    expect(affected('web/src/features/forum/thread-page.tsx').isWide).toBe(false)
  })
})

describe('the table of journeys', () => {
  test('has every journey', () => {
    const there = files.filter((file) => /^e2e\/.*\.e2e\.ts$/.test(file)).map((file) => file.slice(4))
    expect(Object.keys(journeys).sort()).toEqual(there.sort())
  })

  test('names only existing features, and has a journey for every feature of the web', () => {
    const named = new Set(Object.values(journeys).flat())
    for (const group of ['*', 'changed']) named.delete(group)
    const there = new Set([...featuresOf('server'), ...featuresOf('web')])
    expect([...named].filter((feature) => !there.has(feature))).toEqual([])
  })
})

describe('what a test needs', () => {
  const kinds = serverTests(root)
  test('is nothing, a database, or programs, as its imports say', () => {
    expect(kinds.get('server/src/features/streak/count-streak.test.ts')).toBe('pure')
    expect(kinds.get('server/src/features/streak/streak.test.ts')).toBe('site')
    expect(kinds.get('server/src/member-cli.test.ts')).toBe('process')
    // The test imports a helper that starts programs.
    expect(kinds.get('server/src/app/error-log.test.ts')).toBe('process')
  })
})

describe('what a test that starts programs was proven with', () => {
  const hashes = processTests(root, sources)
  /**
   * Returns the tests whose hash differs when `file` gets an import that no file has. Any change of the file would have the same
   * effect.
   */
  const changedBy = (file: string) => {
    const other = new Map([...sources.imports, [file, [...(sources.imports.get(file) ?? []), 'README.md']]])
    const now = processTests(root, { ...sources, imports: other })
    return [...now].flatMap(([test, hash]) => (hash === hashes.get(test) ? [] : [test]))
  }

  test('is what it imports, and what its command line does', () => {
    expect(changedBy('server/src/features/member/member-command.ts')).toContain(
      'server/src/member-cli.test.ts',
    )
    expect(changedBy('server/src/features/member/member-command.ts')).not.toContain(
      'server/src/platform/database/embedded.test.ts',
    )
  })

  test('is no feature that only the whole site imports', () => {
    expect(changedBy('server/src/features/topic-map/topic-map-routes.ts')).toEqual([])
  })
})
