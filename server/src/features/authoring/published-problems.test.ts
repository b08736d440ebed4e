import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { provenProblem } from '../../../testing/authoring.ts'
import { tcpProxy } from '../../../testing/tcp-proxy.ts'
import { testSite } from '../../../testing/test-site.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { ProblemLibrary } from '../problem/problem-library.ts'
import { shippedProblems } from '../problem/problem-modules.ts'
import { PublishedProblems } from './published-problems.ts'

test("OPS-28 what a process cannot read of the club's problems it reads as soon as the database is back", async () => {
  const site = await testSite()
  const proxy = await tcpProxy(site.database.url)
  const database = openDatabase(proxy.url, 1)
  const folder = await mkdtemp(join(tmpdir(), 'callofcode-published-'))
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  try {
    const published = new PublishedProblems(database, new ProblemLibrary(shippedProblems), {
      DATA_DIR: folder,
    })
    const done = vi.fn()
    proxy.refuse('select')
    published.refreshLater(done)
    await expect.poll(() => said.mock.calls.length).toBeGreaterThan(0)
    expect(done).not.toHaveBeenCalled()
    proxy.refuse()
    await expect.poll(() => done.mock.calls.length).toBe(1)
  } finally {
    said.mockRestore()
    await database.close()
    await proxy.close()
    await site.close()
    await rm(folder, { recursive: true, force: true })
  }
})

test('CLUB-658 a problem opens by the clock in every process, and no process finds it before', async () => {
  const site = await testSite()
  const folder = await mkdtemp(join(tmpdir(), 'callofcode-published-'))
  try {
    const admin = (await site.member({ role: 'admin' })).as
    const slug = await provenProblem(site, admin)
    await site.ask('POST', `/admin/problems/${slug}/publish`, { as: admin, body: { revision: 1 } })
    const opensAt = new Date(Date.now() + 2_000).toISOString()
    const was = { opensAt: null, closesAt: null }
    const body = { opensAt, closesAt: null, was }
    expect((await site.ask('PUT', `/admin/problems/${slug}/opening`, { as: admin, body })).status).toBe(200)

    const library = new ProblemLibrary(shippedProblems)
    const published = new PublishedProblems(site.database, library, { DATA_DIR: folder })
    const opened = new Promise<number>((resolve) => {
      published.onOpened = () => resolve(Date.now())
    })
    await published.refresh()
    const found = library.head(slug)
    expect(Date.now() < Date.parse(opensAt) ? found : undefined).toBeUndefined()
    expect(await opened).toBeGreaterThanOrEqual(Date.parse(opensAt))
    expect(library.head(slug)?.slug).toBe(slug)
    expect(await library.get(slug)).toMatchObject({ slug })
  } finally {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  }
})
