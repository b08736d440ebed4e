import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOf } from '../../../testing/markup.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { renderMarkdown } from './render.ts'
import { renderText } from './render-text.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const WHOLE = 200_000
const fill = (unit: string) => unit.repeat(Math.floor(WHOLE / unit.length))
/** The slowest of a hundred such texts. */
const nasty = [
  '![',
  '[',
  '<b>',
  '*_*_',
  '[a][',
  'https://a.b ',
  'a|b\n-|-\n',
  '||a ',
  '||a`',
  ':::spoiler\n',
].map(fill)

test('safety X3 a long text comes out of its thread as it would without one', async () => {
  const source = `## One\n\n||two||, $x$ and ![a](https://x.org/a.png)\n\n\`\`\`cpp\nint a;\n\`\`\`\n\n${'Words. '.repeat(1_000)}`
  expect(await renderMarkdown(source)).toEqual(await renderText(source, {}))
})

const p95 = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0

/** Measures how long other requests wait for a response, one after another. */
async function answerTimes(as: string, enough: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!enough()) {
    const begun = performance.now()
    expect((await site.ask('GET', '/getBlogs', { as })).status).toBe(200)
    times.push(performance.now() - begun)
    await sleep(5)
  }
  return times
}

test('safety X6 while texts made to take long are drawn, everybody else is answered at once', async () => {
  const { as } = await site.member()
  const started = performance.now()
  const alone = await answerTimes(as, () => performance.now() - started > 1_000)
  const previews = nasty.map((content) => site.ask('POST', '/markdown/preview', { as, body: { content } }))
  let done = false
  const all = Promise.all(previews).finally(() => {
    done = true
  })
  const meanwhile = await answerTimes(as, () => done)
  for (const { status } of await all) expect(status).toBe(200)
  expect(meanwhile.length).toBeGreaterThan(20)
  // A machine with other work responds slowly at any time.
  expect(p95(meanwhile)).toBeLessThan(Math.max(250, 5 * p95(alone)))
})

/**
 * Returns milliseconds of processor time of one rendering. The clock of the processor counts in steps, and one short
 * rendering may cost none of them, so as many are measured as cost 100 ms. Other threads use some of it at times, so
 * the least of three counts.
 */
async function cost(text: string): Promise<number> {
  const costs = []
  for (let time = 0; time < 3; time++) {
    const begun = process.cpuUsage()
    let [used, renderings] = [0, 0]
    while (used < 100) {
      await renderText(text, {})
      renderings += 1
      const { user, system } = process.cpuUsage(begun)
      used = (user + system) / 1000
    }
    costs.push(used / renderings)
  }
  return Math.min(...costs)
}

test('safety X6 a short text cannot take much longer than an ordinary one of its length', async () => {
  const ordinary = fill('A *word* of `code` in a [link](https://a.example), and more.\n\n')
  const usual = await cost(ordinary.slice(0, 4_000))
  for (const text of nasty) {
    const times = (await cost(text.slice(0, 4_000))) / usual
    expect(times, text.slice(0, 8)).toBeLessThan(15)
  }
})

test('safety X6 a text that does not finish in time is shown as typed', async () => {
  const { renderInPool } = await import('./render-pool.ts')
  const source = `${fill('<b>')} & more`
  const { rendered, late } = await renderInPool('', source, {}, 1)
  expect(late).toBe(true)
  expect(textOf(rendered.html).trim()).toBe(source)
  // The next text has a thread again.
  expect((await renderInPool('', '*a*', {})).rendered.html).toBe('<p><em>a</em></p>\n')
})

test('quick texts of several authors share one thread, which holds some 60 MB', async () => {
  const { renderInPool } = await import('./render-pool.ts')
  let started = 0
  const count = () => {
    started += 1
  }
  process.on('worker', count)
  await Promise.all(['a', 'b', 'c'].map((author) => renderInPool(author, `*${author}*`, {})))
  process.off('worker', count)
  expect(started).toBeLessThanOrEqual(1)
})

test('safety X6 a text that took too long is not rendered again for each reader', async () => {
  const source = fill('*_*_')
  const first = await renderMarkdown(source, { patience: 1 })
  expect(textOf(first.html).trim()).toBe(source)
  expect(await renderMarkdown(source)).toBe(first)
})

test('safety X6 an author of many long texts delays no other author', { tags: 'long' }, async () => {
  const [{ as }, admin] = [await site.member(), await site.member({ role: 'admin' })]
  let drawn = 0
  const preview = (content: string, by: string) =>
    site.ask('POST', '/markdown/preview', { as: by, body: { content } })
  const many = Array.from({ length: 12 }, async (_, at) => {
    await preview(`${at} ${fill('https://a.b ')}`, as)
    drawn += 1
  })
  expect((await preview('$x^2$', admin.as)).status).toBe(200)
  expect(drawn).toBeLessThan(6)
  await Promise.all(many)
})

test('safety R4 a member may ask for so many previews a minute', async () => {
  const strict = await testSite({ RATE_LIMITS: 'on', PREVIEWS_PER_MINUTE: '2' })
  const { as } = await strict.member()
  const ask = async () =>
    (await strict.ask('POST', '/markdown/preview', { as, body: { content: 'x' } })).status
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
  await strict.close()
})
