import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@callofcode/content/random'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { command, killedWhile } from '../../../testing/crash/killed-while.ts'

/** `npm run test:hard` kills it many times and then lets it finish. That takes a minute or two. */
const hard = import.meta.env.MODE === 'hard'
const SEED = process.env.CRASH_SEED ?? String(Date.now())
const root = join(import.meta.dirname, '../../../..')

// A folder with the real tools and packages, in which nothing is built yet.
let repo: string
beforeEach(() => {
  repo = mkdtempSync(join(tmpdir(), 'callofcode-making-'))
  for (const path of ['tools', 'package.json', 'package-lock.json', 'judge'])
    cpSync(join(root, path), join(repo, path), {
      recursive: true,
      filter: (from) => !/\/(dist|node_modules|corpus|testing)$/.test(from),
    })
  for (const path of ['node_modules', 'judge/node_modules'])
    if (existsSync(join(root, path))) symlinkSync(join(root, path), join(repo, path))
})
afterEach(() => rmSync(repo, { recursive: true, force: true }))

interface Made {
  engines: Record<string, { folder: string; files: { name: string; bytes: number }[] }>
}
const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'judge/dist/assets/manifest.json'), 'utf8')) as Made

/** Returns the files of the manifest that are missing or have the wrong length. */
function brokenIn(folder: string): string[] {
  if (!existsSync(join(folder, 'judge/dist/assets/manifest.json'))) return []
  return Object.values(manifestIn(folder).engines).flatMap((engine) =>
    engine.files
      .map(({ name, bytes }) => ({ path: join(folder, 'judge/dist/assets', engine.folder, name), bytes }))
      .filter(({ path, bytes }) => !existsSync(path) || statSync(path).size !== bytes)
      .map(({ path }) => path),
  )
}

test(
  'SAFE-117 safety K1 killed while it makes the judge: what the manifest names is there whole, and the next start makes the rest',
  async () => {
    const start = () =>
      command(process.execPath, ['tools/judge-assets.mjs'], { cwd: repo, env: { PATH: process.env.PATH } })
    const killed = await killedWhile(start, {
      random: new Random(SEED),
      times: hard ? 30 : 3,
      within: hard ? 20_000 : 4_000,
      check: () => expect(brokenIn(repo), `CRASH_SEED=${SEED}`).toEqual([]),
    })
    expect(killed.length).toBeGreaterThan(0)
    console.log(`The making of the judge: killed ${killed.length} times, after ${killed.join(', ')} ms`)
    // The progress file of a killed process is removed, as nothing should wait for it.
    const making = join(repo, 'judge/dist/making.json')
    rmSync(making, { force: true })
    const last = start()
    if (!hard) {
      await expect.poll(() => existsSync(making), { timeout: 60_000 }).toBe(true)
      last.kill()
    }
    const code = await last.ended
    if (!hard) return
    expect([code, last.said()]).toEqual([0, expect.any(String)])
    expect(manifestIn(repo)).toEqual(manifestIn(root))
    expect(brokenIn(repo)).toEqual([])
    expect(existsSync(making)).toBe(false)
  },
  hard ? 1_800_000 : 180_000,
)
