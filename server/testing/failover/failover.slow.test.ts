import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apart, missing } from './missing.ts'
import type { Report } from './report.ts'
import { losesLeader, PLAN } from './strikes.ts'

const root = resolve(import.meta.dirname, '../../..')
if (process.env.FAILOVER_INSTALL)
  execFileSync('sh', [join(import.meta.dirname, 'install.sh')], { stdio: 'inherit' })
const absent = missing()
const chosen = process.env.FAILOVER_STRIKES !== undefined
const folders: string[] = []

if (absent.length > 0) console.log(`The failover drill is skipped. It needs: ${absent.join(', ')}.`)

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Starts the drill and shows its output while it runs. */
function start() {
  const folder = mkdtempSync(join(tmpdir(), 'callofcode-failover-'))
  folders.push(folder)
  // The database runs as another user, who must read this folder.
  chmodSync(folder, 0o755)
  const drill = [process.execPath, '--import', 'tsx', join(import.meta.dirname, 'drill.ts'), folder]
  const [program = '', ...words] = apart(...drill)
  const child = spawn(program, words, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
    process.stdout.write(text)
  })
  return { folder, child, ended: once(child, 'close').then(([code]) => code as number), said: () => said }
}

/** Returns the processes whose command line contains a folder. */
const runningIn = (folder: string) =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(folder)
    } catch {
      return false
    }
  })

describe.skipIf(absent.length > 0)('a leader of the database that dies again and again under load', () => {
  let report: Report
  let left: string[] = []

  beforeAll(async () => {
    const { folder, ended } = start()
    expect(await ended).toBe(0)
    left = runningIn(folder)
    report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  }, 1_800_000)

  test('OPS-20 every write that was acknowledged is on every node, once', () => {
    expect(report.wrong).toEqual([])
    expect(report.writes.unknown).toBe(0)
    expect(report.writes.acknowledged).toBeGreaterThan(100)
    if (!chosen) expect(report.struck.filter(({ strike }) => losesLeader(strike)).length).toBe(10)
    if (!chosen) expect(report.struck.length).toBe(PLAN.length)
  })

  test('OPS-21 meanwhile nothing is answered but successes and 503 with Retry-After, and no request hangs', () => {
    expect(report.unexpected).toEqual([])
  })

  test('OPS-22 after each of them writes succeed again without a hand, and the node that died follows', () => {
    // The drill itself waits for both, so this only checks that the wait stays under a minute.
    expect(report.struck.filter(({ silent }) => silent > 60)).toEqual([])
    for (const { strike, leader, next } of report.struck)
      if (strike !== 'no etcd' && strike !== 'postgres') expect(next).not.toBe(leader)
  })

  test('OPS-23 no process of the site ends, both are ready, and what they keep is what the database has', () => {
    expect(report.crashed).toEqual([])
    expect(report.disagreements).toEqual([])
  })

  test('OPS-24 live streams of both processes tell of what is written after the last of them', () => {
    expect(Object.entries(report.streams).filter(([, { missed }]) => missed)).toEqual([])
  })

  test('OPS-29 who has written reads it back from the same process at each of them, and who stands beside a cut-off leader is promised nothing', () => {
    expect(report.own.wrong).toEqual([])
    expect(report.struck.filter(({ ownReads }) => ownReads.includes(0))).toEqual([])
    expect(report.beside).toHaveLength(report.struck.filter(({ strike }) => strike === 'cut off').length)
    for (const { acknowledged, refused, wrong } of report.beside) {
      expect(wrong).toEqual([])
      // The process wrote before the cut and got refusals afterwards. Every node has the acknowledged writes (OPS-20).
      expect(acknowledged).toBeGreaterThan(0)
      expect(refused).toBeGreaterThan(0)
    }
  })

  test('OPS-25 the drill leaves no process behind, also when it is killed in the middle', async () => {
    expect(left).toEqual([])
    const { folder, child, ended, said } = start()
    while (!said().includes('PostgreSQL has a leader'))
      await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error(said())))])
    expect(runningIn(folder).length).toBeGreaterThan(5)
    child.kill('SIGKILL')
    await ended
    await expect.poll(() => runningIn(folder), { timeout: 30_000 }).toEqual([])
  }, 300_000)
})
