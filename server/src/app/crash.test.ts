import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '@callofcode/content/random'
import { expect, test, vi } from 'vitest'
import { wrongIn } from '../../testing/crash/check-journal.ts'
import { BLOWS, type Blow, type CrashSite, crashSite } from '../../testing/crash/crash-site.ts'
import { Journal, readJournal } from '../../testing/crash/journal.ts'
import { kinds } from '../../testing/crash/kinds.ts'
import { Writers } from '../../testing/crash/writers.ts'

/** A hundred times with `npm run test:hard`, twice in the gate. */
const hard = import.meta.env.MODE === 'hard'
const TIMES = hard ? 100 : 2
const SEED = process.env.CRASH_SEED ?? String(Date.now())

test(
  `SAFE-70 SAFE-71 safety K1 K5 J8 killed ${TIMES} times under mixed writes: what was acknowledged is there once, the rest whole or absent`,
  async () => {
    const base = await mkdtemp(join(tmpdir(), 'callofcode-crash-'))
    // When root starts PostgreSQL, it runs as its own user, which must be able to enter the folder.
    await chmod(base, 0o755)
    const random = new Random(SEED)
    const site = await crashSite(join(base, 'data'), hard ? { LANES: '1', LANE_LEASE_SECONDS: '2' } : {})
    const file = join(base, 'journal')
    const journal = new Journal(file)
    const writers = new Writers({
      origin: site.origin,
      people: await site.people(6),
      journal,
      random,
      questions: await questionsOf(site),
    })
    try {
      const took: { blow: Blow; ms: number }[] = []
      const plan = random.shuffle(random.array(TIMES, (at) => BLOWS[at % BLOWS.length] ?? 'app'))
      for (const blow of hard ? plan : (['app', 'both', 'database'] as const)) {
        writers.start()
        await sleep(random.int(50, 1_000))
        took.push({ blow, ms: await site.strike(blow, random) })
        await writers.pause()
        expect(await wrong(site, file), `after ${blow}, CRASH_SEED=${SEED}`).toEqual([])
        // Some people never come back.
        const unknown = journal.entries.filter(
          ({ outcome, kind }) => outcome === 'sent' && !kinds[kind]?.sets,
        )
        await writers.sendAgain(unknown.filter(() => random.bool()))
        const keyed = journal.entries.filter(({ kind, answer }) => answer && hasKey(kind))
        if (keyed.length > 0) await writers.repeat(random.pick(keyed))
        expect(writers.surprises.slice(0, 5), `CRASH_SEED=${SEED}`).toEqual([])
      }
      expect(await wrong(site, file), `CRASH_SEED=${SEED}`).toEqual([])
      const done = readJournal(file).filter(({ outcome }) => outcome === 'acknowledged')
      expect(done.length).toBeGreaterThan(TIMES * 5)
      if (hard) expect(new Set(done.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)))
      console.log(report(took, journal))
      if (hard) await allJudged(site)
      expect(await site.stop()).toBe(0)
    } finally {
      await writers.pause()
      await site.stop()
      journal.close()
      await rm(base, { recursive: true, force: true })
    }
  },
  // It ends what hangs. Beside other programs the gate's two kills took more than three minutes.
  hard ? 1_800_000 : 600_000,
)

const hasKey = (kind: string) => !kinds[kind]?.sets && kind !== 'picture'

/** Reads the journal from its file, because a client that was killed too would have only that. */
const wrong = (site: CrashSite, file: string) =>
  site.inDatabase((database) => wrongIn(readJournal(file), database))

const questionsOf = (site: CrashSite) =>
  site.inDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>('select id from questions order by id')
    return rows.map(({ id }) => id)
  })

/** Every submission gets judged in the end. It has one verdict, because a verdict is a field of its submission. */
const allJudged = (site: CrashSite) =>
  vi.waitFor(
    async () => {
      const { rows } = await site.inDatabase(({ pool }) =>
        pool.query(
          'select state, verdict, count(*)::int from problem_submissions group by 1, 2 order by 1, 2',
        ),
      )
      expect(rows.filter(({ state, verdict }) => state !== 'done' || !verdict)).toEqual([])
    },
    { timeout: 300_000, interval: 1_000 },
  )

function report(took: { blow: Blow; ms: number }[], { entries }: Journal): string {
  const count = (outcome: string) => entries.filter((entry) => entry.outcome === outcome).length
  const lines = [...new Set(took.map(({ blow }) => blow))].map((blow) => {
    const times = took.filter((one) => one.blow === blow).map(({ ms }) => ms)
    return `  ${blow.padEnd(10)} ${spread(times)}`
  })
  return [
    `${took.length} kills, CRASH_SEED=${SEED}: ${count('acknowledged')} writes acknowledged, ${count('refused')} refused, ${count('sent')} never answered.`,
    'Seconds until ready again:',
    ...lines,
    `  ${'all'.padEnd(10)} ${spread(took.map(({ ms }) => ms))}`,
  ].join('\n')
}

function spread(milliseconds: number[]): string {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (share: number) =>
    ((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) / 1000).toFixed(1)
  return `least ${at(0)}, half ${at(0.5)}, nine of ten ${at(0.9)}, most ${at(1)} (${sorted.length} times)`
}
