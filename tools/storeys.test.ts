import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { circles, type Import, importsAmong, pastTheDoor, upward } from './storeys.ts'

const root = resolve(import.meta.dirname, '..')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const sources = listed.split('\n').filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))

const lines = (imports: readonly Import[]) => imports.map(({ from, to }) => `${from} -> ${to}`)

const inFolder = (folder: string) => sources.filter((file) => file.startsWith(`${folder}/`))

describe.each(['server', 'web'])('the storeys of %s', (workspace) => {
  const imports = importsAmong(root, inFolder(`${workspace}/src`))

  test('there are imports to check', () => {
    expect(imports.length).toBeGreaterThan(500)
  })

  test('no import goes up: platform knows no feature, and no feature knows the app', () => {
    expect(lines(upward(imports))).toEqual([])
  })

  test('other features import a feature only by its public.ts', () => {
    expect(lines(pastTheDoor(imports))).toEqual([])
  })

  test('no two folders import each other in a circle', () => {
    expect(circles(imports)).toEqual([])
  })
})

const file = (path: string) => path
const feature = (path: string) => path.split('/').slice(0, 3).join('/')

test.each([
  ['contract', 'features', feature],
  ['contract', 'files', file],
  ['content', 'files', file],
  ['judge', 'files', file],
] as const)('in %s no two %s import each other in a circle', (workspace, _, partOf) => {
  expect(circles(importsAmong(root, inFolder(workspace)), partOf)).toEqual([])
})

// The worker loads the languages, and they take its channels. Ending this moves files that every proof of a problem names.
test('in judge no two folders import each other in a circle, but the worker and its languages', () => {
  const folders = ['cpp', 'javascript', 'python', 'typescript', 'worker'].map((name) => `judge/src/${name}`)
  expect(circles(importsAmong(root, inFolder('judge')), feature)).toEqual([folders])
})
