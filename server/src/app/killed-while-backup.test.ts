import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Random } from '@callofcode/content/random'
import { describe, expect, test, vi } from 'vitest'
import { backedUpSite, contentOf, command as run } from '../../testing/backups.ts'
import { command, killedWhile } from '../../testing/crash/killed-while.ts'
import { postgresBelow } from '../../testing/crash/postgres-processes.ts'
import { rowsOf } from '../../testing/database-server.ts'
import { programArguments } from '../../testing/program.ts'
import { siteProcess } from '../../testing/site-process.ts'
import { checkBackup } from '../features/backup/public.ts'
import { findRunning } from '../platform/database/embedded.ts'

/** Many times with `npm run test:hard`. */
const hard = import.meta.env.MODE === 'hard'
const SEED = process.env.CRASH_SEED ?? String(Date.now())
/** Milliseconds. This limit ends a run that hangs. */
const LONGEST = hard ? 1_800_000 : 240_000
const { site, room, file, ofSite } = await backedUpSite()

const start = (name: 'backup' | 'restore', environment: Record<string, string>, ...args: string[]) =>
  command(process.execPath, [...programArguments(`${name}-cli`), ...args], {
    env: { PATH: process.env.PATH, ...environment },
  })

/** Measures the undisturbed run in milliseconds, so that kills are spread over all of it. */
async function quiet(name: 'backup' | 'restore', environment: Record<string, string>, ...args: string[]) {
  const began = performance.now()
  expect(await run(name, environment, ...args)).toMatchObject({ code: 0, err: '' })
  return Math.round(performance.now() - began)
}

const told = (what: string, killed: number[], within: number, more = '') =>
  console.log(
    `${what}: killed ${killed.length} times in the ${within} ms that it takes, CRASH_SEED=${SEED}${more}`,
  )

describe('killed on purpose', () => {
  test(
    'SAFE-110 safety B1 K1 while it makes a backup: whole under its name or not there, the site unharmed, the next one clears up',
    async () => {
      const folder = room.path('nightly')
      await mkdir(folder)
      const name = `${folder}/club.backup`
      const before = await contentOf(site.database.url)
      const alone = () => quiet('backup', ofSite(), room.path('quiet.backup'))
      // The first run is slower than later runs.
      const within = Math.min(await alone(), await alone(), await alone())
      const killed = await killedWhile(() => start('backup', ofSite(), name), {
        random: new Random(SEED),
        times: hard ? 30 : 3,
        within,
        check: async () => existsSync(name) && (await checkBackup(name, undefined)),
      })
      // At least one kill comes while the file is being written.
      const last = start('backup', ofSite(), name)
      await vi.waitFor(async () => expect((await readdir(folder)).join()).toContain('unfinished'), {
        timeout: 60_000,
        interval: 1,
      })
      last.kill()
      await last.ended
      const left = (await readdir(folder)).filter((one) => one.includes('unfinished')).length
      expect(left).toBeGreaterThan(0)
      told('A backup', killed, within, `; left before the next one: ${left}`)
      expect(await contentOf(site.database.url)).toEqual(before)
      // A file that is being written stays.
      const other = start('backup', ofSite(), `${folder}/other.backup`)
      expect(await run('backup', ofSite(), name)).toMatchObject({ code: 0, err: '' })
      expect([await other.ended, other.said()]).toEqual([0, expect.stringContaining('other.backup')])
      expect((await readdir(folder)).sort()).toEqual(['club.backup', 'other.backup'])
      await checkBackup(name, undefined)
    },
    LONGEST,
  )

  test(
    'SAFE-111 safety B2 K1 while it restores over a site: the old one or the new one is there, whole, and starts without a hand',
    async () => {
      const DATA_DIR = room.path('home')
      await quiet('restore', { DATA_DIR }, file)
      const [whole, old] = [await stateOf(DATA_DIR), await makeOld(DATA_DIR)]
      const restoring = [{ DATA_DIR }, file, '--over', DATA_DIR] as const
      const within = await quiet('restore', ...restoring)
      expect(await stateOf(DATA_DIR)).toEqual(whole)
      await makeOld(DATA_DIR)
      const random = new Random(SEED)
      const found = { old: 0, new: 0 }
      const killed = await killedWhile(() => start('restore', ...restoring), {
        random,
        times: hard ? 30 : 1,
        within,
        async check() {
          // This kill simulates a power cut.
          if (random.bool()) for (const pid of postgresBelow(DATA_DIR)) process.kill(pid, 'SIGKILL')
          const state = await stateOf(DATA_DIR)
          expect([whole, old], `CRASH_SEED=${SEED}`).toContainEqual(state)
          const isNew = JSON.stringify(state) === JSON.stringify(whole)
          found[isNew ? 'new' : 'old'] += 1
          if (isNew) await makeOld(DATA_DIR)
          expect(await leftIn(DATA_DIR), `CRASH_SEED=${SEED}`).toEqual([])
        },
      })
      told('A restore', killed, within, `; found after it: ${JSON.stringify(found)}`)
      // The kill comes after the switch too. The switch is too short for a random moment to hit it.
      for (let time = 0; time < (hard ? 5 : 1); time++) {
        await makeOld(DATA_DIR)
        const before = await folderOf(DATA_DIR)
        const restored = start('restore', ...restoring)
        await vi.waitFor(async () => expect(await folderOf(DATA_DIR)).not.toBe(before), {
          timeout: 60_000,
          interval: 1,
        })
        restored.kill()
        await restored.ended
        expect(await stateOf(DATA_DIR)).toEqual(whole)
        expect(await leftIn(DATA_DIR)).toEqual([])
      }
      await quiet('restore', ...restoring)
      expect(await stateOf(DATA_DIR)).toEqual(whole)
      expect(await leftIn(DATA_DIR)).toEqual([])
      expect(await leftIn(DATA_DIR)).toEqual([])
    },
    LONGEST,
  )
})

describe('stopped with Ctrl-C', () => {
  test(
    'SAFE-112 safety B1 a backup of a site that does not run leaves no PostgreSQL and no file',
    async () => {
      const DATA_DIR = room.path('stopped')
      await quiet('restore', { DATA_DIR }, file)
      const folder = room.path('stopped-backups')
      await mkdir(folder)
      const backing = start('backup', { DATA_DIR }, `${folder}/club.backup`)
      await vi.waitFor(async () => expect((await readdir(folder)).join()).toContain('unfinished'), {
        timeout: 60_000,
        interval: 1,
      })
      backing.signal('SIGINT')
      expect([await backing.ended, backing.said()]).toEqual([1, 'Stopped.\n'])
      expect([await readdir(folder), postgresBelow(DATA_DIR)]).toEqual([[], []])
    },
    LONGEST,
  )

  test(
    'SAFE-112 safety B2 a restore into our own database leaves no PostgreSQL, and what was there as it was',
    async () => {
      const DATA_DIR = room.path('interrupted')
      await quiet('restore', { DATA_DIR }, file)
      const old = await makeOld(DATA_DIR)
      const began = performance.now()
      const codes: (number | null)[] = []
      for (let time = 0; time < (hard ? 15 : 2); time++) {
        const restoring = start('restore', { DATA_DIR }, file, '--over', DATA_DIR)
        // The second PostgreSQL runs. The old database is borrowed and the new one is being filled.
        if (time % 2 === 0)
          await vi.waitFor(() => expect(postgresBelow(`${DATA_DIR}/restoring`)).toHaveLength(1), {
            timeout: 60_000,
            interval: 1,
          })
        else await new Promise((resolve) => setTimeout(resolve, new Random(SEED + time).int(100, 1_500)))
        restoring.signal('SIGINT')
        codes.push(await restoring.ended)
        expect([postgresBelow(DATA_DIR), await leftIn(DATA_DIR)], restoring.said()).toEqual([[], []])
      }
      console.log(
        `Ctrl-C in ${codes.length} restores: they ended with ${codes}, after ${Math.round(performance.now() - began)} ms in all`,
      )
      expect(new Set(codes).has(1)).toBe(true)
      if (!codes.includes(0)) expect(await stateOf(DATA_DIR)).toEqual(old)
    },
    LONGEST,
  )
})

/** Returns the contents of a site that starts on the folder. The site and its PostgreSQL stop again. */
async function stateOf(DATA_DIR: string) {
  const one = siteProcess({ DATA_DIR, LOG_LEVEL: 'error' })
  await one.open()
  const running = postgresBelow(DATA_DIR)
  const url = await runningUrl(DATA_DIR)
  const [state] = await rowsOf(
    url,
    `select (select count(*) from blogs) as blogs, (select md5(string_agg(b::text, '' order by id)) from blogs b) as texts,
       (select md5(string_agg(id || email || coalesce(password_hash, ''), '' order by id)) from members) as members,
       (select md5(string_agg(p::text, '' order by id)) from forum_posts p) as posts,
       (select md5(string_agg(encode(bytes, 'hex'), '' order by member_id)) from photos) as photos,
       (select count(*) from pg_index where not indisvalid) as broken`,
  )
  one.signal('SIGTERM')
  expect([await one.ended, running.length, postgresBelow(DATA_DIR)]).toEqual([0, 1, []])
  return state
}

/** Makes the site differ from the one in the backup. Returns its state. */
async function makeOld(DATA_DIR: string) {
  const one = siteProcess({ DATA_DIR, LOG_LEVEL: 'error' })
  await one.open()
  await rowsOf(await runningUrl(DATA_DIR), 'delete from blogs')
  one.signal('SIGTERM')
  await one.ended
  return stateOf(DATA_DIR)
}

const runningUrl = async (DATA_DIR: string) => String(await findRunning(DATA_DIR))

/** Returns the folder that the site opens. */
const folderOf = (DATA_DIR: string) =>
  readFile(join(DATA_DIR, 'postgres-folder'), 'utf8').catch(() => 'postgres')

/** Lists the files that an unfinished restore leaves. */
async function leftIn(DATA_DIR: string): Promise<string[]> {
  return (await readdir(DATA_DIR)).filter((name) => /^restor|\.new$/.test(name))
}
