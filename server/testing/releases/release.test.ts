import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginning } from '../upgrade/release-folder.ts'
import { releases } from './releases.ts'

const root = resolve(import.meta.dirname, '../../..')
const last = releases().at(-1) ?? ''
const KEPT = `server/testing/releases/${last}/commit`
const PARTS = [
  'package.json',
  'package-lock.json',
  'CHANGELOG.md',
  'docs/operations',
  'deploy',
  'tools/step.mjs',
  'server/src/platform/version.ts',
  'server/testing/releases',
]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'callofcode-release-'))
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true })
  git('init', '-q')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim()
function commitAs(version: string) {
  const file = join(folder, 'package.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/"version": "[^"]+"/, `"version": "${version}"`))
  git('add', '-A')
  git('-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '-q', '-m', version)
  return git('rev-parse', 'HEAD')
}
const begin = (version: string) =>
  spawnSync(process.execPath, [join(folder, dirname(KEPT), '../release.mjs'), version], { encoding: 'utf8' })
const kept = () => readFileSync(join(folder, KEPT), 'utf8').trim()

test('OPS-398 the commit of a release is kept when the next one begins, with a tag and without one, and until then the drill begins from the one before', () => {
  commitAs('0.0.1-dev')
  const astray = begin('9.9.9-dev')
  expect([astray.status, astray.stderr]).toEqual([1, expect.stringMatching(/^There is no tag v.*\n$/)])
  expect(git('status', '--short')).toBe('')

  const release = commitAs(last)
  expect(begin('9.9.9-dev')).toMatchObject({ status: 0, stderr: '' })
  expect(kept()).toBe(release)
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version).toBe('9.9.9-dev')

  const prepared = join(folder, dirname(KEPT), '../9.9.9')
  mkdirSync(prepared)
  expect(beginning(dirname(prepared))).toBe(last)
  rmSync(prepared, { recursive: true })

  git('tag', `v${last}`)
  commitAs('9.9.9-dev')
  commitAs('9.9.9')
  expect(begin('9.9.10-dev').status).toBe(0)
  expect(kept()).toBe(release)
})
