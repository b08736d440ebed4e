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

describe.each(['server', 'web'])('the storeys of %s', (workspace) => {
  const imports = importsAmong(
    root,
    sources.filter((file) => file.startsWith(`${workspace}/src/`)),
  )

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
