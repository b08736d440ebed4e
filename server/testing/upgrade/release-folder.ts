import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FOLDER, releases } from '../releases/releases.ts'

export const root = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Returns the last release with a stored commit. A release in preparation has none yet, because it is the target of the update.
 */
export const beginning = (folder = FOLDER): string =>
  releases(folder).findLast((version) => existsSync(join(folder, version, 'commit'))) ?? ''

/**
 * Returns the commit to begin from: UPGRADE_FROM, or that of the last release, stored beside its schema. Throws when this clone
 * lacks it.
 */
export function releaseCommit(): string {
  const named = process.env.UPGRADE_FROM ?? commitOf(beginning())
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${named}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status === 0) return stdout.trim()
  throw new Error(
    `The commit ${named} is not in this clone: git fetch --unshallow, or UPGRADE_FROM=COMMIT names another beginning.`,
  )
}

/** Returns the tagged commit of a release. A clone without tags has it too. */
export const commitOf = (version: string) => readFileSync(join(FOLDER, version, 'commit'), 'utf8').trim()

/** Returns a commit's sources, installed and built once in `.cache/releases`. */
export function releaseFolder(commit: string): string {
  const folder = join(root, '.cache/releases', commit)
  const done = join(folder, '.cache/built')
  if (existsSync(done)) return folder
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  run('tar', ['-x'], folder, archive)
  run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--silent'], folder)
  const prepare = 'const { prepare } = await import("./tools/prepare.mjs"); await prepare({ dev: true })'
  run(process.execPath, ['--input-type=module', '-e', prepare], folder)
  mkdirSync(join(folder, '.cache'), { recursive: true })
  writeFileSync(done, '')
  return folder
}

function run(program: string, words: string[], cwd: string, input?: Buffer) {
  const { status } = spawnSync(program, words, {
    cwd,
    input,
    stdio: [input ? 'pipe' : 'ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`${program} ${words[0]} failed in ${cwd}`)
}
