import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRunning } from '@callofcode/server/embedded-postgres'
import { type Running, root, startNode } from './process.ts'

export const MEMBER = { email: 'bench@college.edu', password: 'Arena-2024!' }

export interface BenchSite extends Running {
  readonly dataDir: string
  readonly cookie: string
  remove(): Promise<void>
}

export const environmentOf = (dataDir: string, more: Record<string, string> = {}) => ({
  DATA_DIR: dataDir,
  DEMO: '1',
  LOG_LEVEL: 'error',
  // Requests are counted as usual, but the limit is never reached.
  REQUESTS_PER_MINUTE: '1000000000',
  ...more,
})

interface Wishes {
  readonly environment?: Record<string, string>
  readonly cores?: string
}

/** Starts the built site with the demo's content and signs in one member. */
export async function openBenchSite(wishes: Wishes = {}): Promise<BenchSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'callofcode-bench-'))
  const running = await startSite(dataDir, wishes)
  const words = ['create', '--email', MEMBER.email, '--name', 'Bench', '--password', MEMBER.password]
  execFileSync(process.execPath, ['server/dist/member-cli.js', ...words], {
    cwd: root,
    env: { ...process.env, ...environmentOf(dataDir) },
  })
  const cookie = await signIn(running.url)
  const remove = async () => {
    await running.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...running, dataDir, cookie, remove }
}

/** Starts the built site on a data folder, with the flags that `npm start` gives to Node. */
export const startSite = (dataDir: string, { environment, cores }: Wishes = {}): Promise<Running> =>
  startNode([...nodeFlags(), 'server/dist/main.js'], environmentOf(dataDir, environment), '/readyz', cores)

/** The address of the database of a running site. */
export async function databaseUrl({ dataDir }: BenchSite): Promise<string> {
  const url = await findRunning(dataDir)
  if (!url) throw new Error(`No database runs on ${dataDir}`)
  return url
}

function nodeFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return scripts.start.split(' ').filter((word: string) => word.startsWith('--'))
}

export async function signIn(url: string, person = MEMBER): Promise<string> {
  const answer = await fetch(`${url}/api/v1/members/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(person),
  })
  const cookie = answer.headers.getSetCookie().find((one) => one.includes('callofcode='))
  if (!cookie) throw new Error(`Sign-in answered ${answer.status} without a cookie`)
  return cookie.split(';', 1)[0] ?? ''
}
