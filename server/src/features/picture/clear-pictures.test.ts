import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendPicture } from '../../../testing/form.ts'
import { blobOf, draw } from '../../../testing/pictures.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { runJobs } from '../../platform/jobs/run-jobs.ts'
import { SteadyClock } from '../../platform/steady-clock.ts'
import { clearPictures, pictureJob } from './clear-pictures.ts'

let site: TestSite
let as: string
beforeAll(async () => {
  site = await testSite()
  as = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const WEEK = 7 * 86_400
let shade = 0x100
async function upload(): Promise<string> {
  shade += 1
  const file = await draw(20, 20, `#${shade.toString(16)}`)
    .png()
    .toBuffer()
  return (await sendPicture(site, as, blobOf(file))).body.data.url
}
const status = async (url: string) => (await site.app.inject({ method: 'GET', url })).statusCode
/** Lets this many seconds pass. */
const later = (seconds: number) =>
  site.database.pool.query('update pictures set unused_since = unused_since - make_interval(secs => $1)', [
    seconds,
  ])
const content = (url: string) => `Look: ![x](${url})`

test('safety U7 a picture that nothing refers to stays for its week, and is gone after it', async () => {
  const url = await upload()
  await later(WEEK - 60)
  expect(await clearPictures(site.database, WEEK)).toBe(0)
  expect(await status(url)).toBe(200)
  await later(120)
  expect(await clearPictures(site.database, WEEK)).toBe(1)
  expect(await status(url)).toBe(404)
})

test('safety U7 a picture that a text, a draft or any other table uses is not deleted', async () => {
  const kept = await Promise.all([upload(), upload(), upload(), upload()])
  const [inBlog = '', inDraft = '', inReply = '', elsewhere = ''] = kept
  const blog = { title: 'T', author: 'A', content: content(inBlog), tags: [] }
  expect((await site.ask('POST', '/admin/createBlog', { as, body: blog })).status).toBe(201)
  const draft = { content: { questions: [{ questionName: content(inDraft) }] } }
  expect((await site.ask('PUT', '/drafts/module', { as, body: draft })).status).toBe(200)
  const thread = { title: 'T', category: 'General', content: content(inReply) }
  expect((await site.ask('POST', '/forum/threads', { as, body: thread })).status).toBe(201)
  // A later version of the product might store old revisions like this.
  await site.database.pool.query('create table "Old ones" ("The text" jsonb)')
  await site.database.pool.query('insert into "Old ones" values ($1)', [{ was: [content(elsewhere)] }])
  await later(2 * WEEK)
  expect(await clearPictures(site.database, WEEK)).toBe(0)
  for (const url of kept) expect(await status(url), url).toBe(200)
})

test('safety U7 the week begins when the last text that referred to it is gone', async () => {
  const url = await upload()
  const save = (text: string) => site.ask('PUT', '/drafts/blog', { as, body: { content: { content: text } } })
  await save(content(url))
  await clearPictures(site.database, WEEK)
  await later(2 * WEEK)
  await save('Nothing')
  expect(await clearPictures(site.database, WEEK)).toBe(0)
  await later(WEEK + 60)
  expect(await clearPictures(site.database, WEEK)).toBe(1)
  expect(await status(url)).toBe(404)
})

test('safety U7 a picture that is sent again has its week again', async () => {
  const file = blobOf(await draw(21, 21).png().toBuffer())
  const { url } = (await sendPicture(site, as, file)).body.data
  await later(WEEK + 60)
  expect((await sendPicture(site, as, file)).body.data.url).toBe(url)
  expect(await clearPictures(site.database, WEEK)).toBe(0)
})

test('safety U7 it is cleared again and again while the site is open', async () => {
  const url = await upload()
  await later(WEEK + 60)
  const job = pictureJob({ ...site, env: { PICTURE_UNUSED_SECONDS: WEEK } }, new SteadyClock())
  const jobs = runJobs({ ...site, log: { info: () => undefined } }, [job])
  await jobs.turn()
  expect(await status(url)).toBe(404)
  const another = await upload()
  await later(WEEK + 60)
  await site.database.pool.query(`update periodic_jobs set begun_at = begun_at - interval '1 hour'`)
  await jobs.turn()
  await jobs.stop()
  expect(await status(another)).toBe(404)
})
