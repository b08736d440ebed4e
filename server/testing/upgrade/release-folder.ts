import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../', import.meta.url))
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

/** The commit to begin from: UPGRADE_FROM, else the newest tag of a release; undefined where the clone has none. */
export function releaseCommit(): string | undefined {
  const named = process.env.UPGRADE_FROM
  if (named) return git('rev-parse', `${named}^{commit}`)
  const [tag] = git('tag', '--list', 'v*.*.*', '--sort=-v:refname').split('\n')
  return tag ? git('rev-parse', `${tag}^{commit}`) : undefined
}

/** Its sources, installed and built in `.cache/releases`, once. */
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
