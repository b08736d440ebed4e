import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import type { Repeated } from './repeat.ts'
import { type PeriodicJob, runJobs } from './run-jobs.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const said: string[] = []
const open: Repeated[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.stop()))
  await sql('truncate periodic_jobs')
  said.length = 0
})
const sql = (text: string) => site.database.pool.query(text)
const rows = async () =>
  (await sql('select name, holder, ended_at, failure from periodic_jobs order by name')).rows
/** Simulates that this much time has passed. */
const later = (time: string) =>
  sql(
    `update periodic_jobs set begun_at = begun_at - interval '${time}', seen_at = seen_at - interval '${time}'`,
  )

/** Starts another process of the site. */
function processWith(...jobs: PeriodicJob[]) {
  const running = runJobs({ database: site.database, log: { info: (line) => said.push(line) } }, jobs)
  open.push(running)
  return running
}
const job = (run: PeriodicJob['run'], change: Partial<PeriodicJob> = {}): PeriodicJob => ({
  name: 'event-reminders',
  every: 'minute',
  run,
  ...change,
})
/** Returns work that ends on demand. */
function held() {
  let end = () => undefined as unknown
  const run = vi.fn(() => new Promise<void>((done) => (end = done)))
  return { run, end: () => end() }
}

test('OPS-401 of several processes one does it, and once in a minute', async () => {
  const run = vi.fn(async () => undefined)
  const processes = [processWith(job(run)), processWith(job(run)), processWith(job(run))]
  // The minute of the database may change in the middle of this.
  const turns = () => Promise.all(processes.map((one) => one.turn()))
  await turns()
  expect(run.mock.calls.length).toBeLessThan(3)
  const before = run.mock.calls.length
  await later('1 minute')
  await turns()
  expect(run.mock.calls.length).toBeGreaterThan(before)
  expect(await rows()).toEqual([
    { name: 'event-reminders', holder: null, ended_at: expect.any(Date), failure: null },
  ])
})

test('OPS-401 one that takes long is done by nobody else meanwhile, and keeps nothing else waiting', async () => {
  const { run, end } = held()
  const other = vi.fn(async () => undefined)
  const jobs = [job(run), job(other, { name: 'deletions' })]
  processWith(...jobs)
  await vi.waitFor(() => expect([run, other].map((one) => one.mock.calls.length)).toEqual([1, 1]))
  await vi.waitFor(async () => expect((await rows())[0].holder).toBeNull())
  await later('2 minutes')
  await processWith(...jobs).turn()
  expect([run, other].map((one) => one.mock.calls.length)).toEqual([1, 2])
  end()
})

test('OPS-401 what a killed process had in hand is taken by another one three minutes later', async () => {
  const { run, end } = held()
  processWith(job(run))
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  const other = vi.fn(async () => undefined)
  await later('170 seconds')
  await processWith(job(other)).turn()
  expect(other).not.toHaveBeenCalled()
  await later('10 seconds')
  await processWith(job(other)).turn()
  expect(other).toHaveBeenCalledTimes(1)
  // Covers a database clock that was ahead.
  await sql(`update periodic_jobs set holder = gen_random_uuid(), begun_at = now() + interval '1 year',
    seen_at = now() + interval '1 year'`)
  await processWith(job(other)).turn()
  expect(other).toHaveBeenCalledTimes(2)
  // A process that lost its turn must not end the turn of the new holder.
  await sql(`update periodic_jobs set holder = gen_random_uuid(), ended_at = null`)
  end()
  await open[0]?.stop()
  expect((await rows())[0]).toMatchObject({ holder: expect.any(String), ended_at: null })
})

test('OPS-401 what failed is said, kept and tried again', async () => {
  const run = vi.fn(async () => Promise.reject(new Error('no')))
  const quiet = job(async () => Promise.reject(new Error('quiet')), { name: 'deletions' })
  const here = processWith(job(run, { says: 'Reminders' }), quiet)
  await here.turn()
  expect(said).toEqual(['Reminders: Error: no'])
  expect((await rows()).map(({ failure }) => failure)).toEqual(['Error: quiet', 'Error: no'])
  await later('1 minute')
  await here.turn()
  expect(run).toHaveBeenCalledTimes(2)
})

test('OPS-401 while the database is away nothing is begun, and the next turn of this process is not put off', async () => {
  const away = 'alter table periodic_jobs rename to periodic_jobs_away'
  const run = vi.fn(async () => void (await sql(away)))
  const here = processWith(job(run))
  await here.turn()
  await here.turn()
  expect(said).toEqual([expect.stringMatching(/^Jobs: .*periodic_jobs/)])
  await sql('alter table periodic_jobs_away rename to periodic_jobs')
  expect(await rows()).toMatchObject([{ holder: expect.any(String), ended_at: null }])
  await later('1 minute')
  run.mockImplementation(async () => undefined)
  await here.turn()
  expect(run).toHaveBeenCalledTimes(2)
  expect(await rows()).toMatchObject([{ holder: null, ended_at: expect.any(Date) }])
})

test('OPS-401 a stop tells the turns that run, and waits for them', async () => {
  const { run, end } = held()
  let signal: AbortSignal | undefined
  const here = processWith(
    job((stopping) => {
      signal = stopping
      return run()
    }),
  )
  await vi.waitFor(() => expect(run).toHaveBeenCalled())
  let isStopped = false
  const stopping = here.stop().then(() => {
    isStopped = true
  })
  await vi.waitFor(() => expect(signal?.aborted).toBe(true))
  expect(isStopped).toBe(false)
  end()
  await stopping
  expect(await rows()).toMatchObject([{ holder: null, failure: null }])
})
