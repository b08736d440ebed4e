import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin', name: 'Head' })).as
})
afterAll(() => site.close())

type Member = Awaited<ReturnType<TestSite['member']>>
let author: Member
let reader: Member
const named = (name: string) =>
  site.member({ name, handle: `${name.toLowerCase()}${Math.random()}`.replace('0.', '') })
beforeEach(async () => {
  author = await named('Ravi')
  reader = await named('Asha')
})
const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, as?: string, body?: object) =>
  site.ask(method, path, { ...(as && { as }), ...(body && { body }) })
const begin = async (title = `Heaps ${author.id}`) =>
  (await ask('POST', '/member-blogs', author.as, { title, content: 'In a row.' })).body.data._id as string
const publish = async (written: string) => {
  await ask('POST', `/member-blogs/${written}/submit`, author.as, {})
  const { body } = await ask('POST', `/blog-reviews/${written}/publish`, admin, {})
  const found = await ask('GET', `/blogs/${body.data.slug}`)
  return found.body.data._id as string
}
const context = async (id: string) => (await ask('GET', `/published-blogs/${id}/context`)).body.data
const react = (id: string, kind: string, on: boolean, who = reader) =>
  ask('PUT', `/published-blogs/${id}/reactions/${kind}`, who.as, { on })

test('CLUB-242 whoever is invited writes a blog too once they accepted, and is named on it', async () => {
  const id = await begin()
  const invite = (handle: string) => ask('POST', `/member-blogs/${id}/authors`, author.as, { handle })
  expect((await invite('nobody.here')).body.errors).toEqual({ handle: 'No member has this handle.' })
  expect((await invite(author.handle)).body.errors).toEqual({ handle: 'This is its author already.' })
  const page = (who: Member) => ask('GET', `/member-blogs/${id}`, who.as)
  const save = () => ask('PATCH', `/member-blogs/${id}`, reader.as, { content: 'Together.' })
  expect((await page(reader)).status).toBe(404)
  await invite(`@${reader.handle}`)
  expect((await page(reader)).body.data).toMatchObject({ isInvited: true, mayEdit: false })
  expect((await save()).status).toBe(409)
  await ask('POST', `/member-blogs/${id}/authors/answer`, reader.as, { accept: true })
  expect((await save()).status).toBe(200)
  expect((await ask('GET', '/member-blogs', reader.as)).body.data).toHaveLength(1)
  const { data } = (await page(author)).body
  expect(data).toMatchObject({ content: 'Together.', changedBy: 'Asha', sentIn: null })
  for (const rest of ['submit', 'withdraw', 'edit'])
    expect((await ask('POST', `/member-blogs/${id}/${rest}`, reader.as, {})).status).toBe(404)
  const blog = await publish(id)
  expect((await context(blog)).coAuthors).toMatchObject([{ name: 'Asha' }])
  const told = (await ask('GET', '/notifications', reader.as)).body.data
  expect(told.map((one: { kind: string }) => one.kind)).toEqual(['blog-published', 'blog-invited'])
  await ask('DELETE', `/member-blogs/${id}/authors/${reader.id}`, reader.as)
  expect((await context(blog)).coAuthors).toEqual([])
})

test('CLUB-242 who declines an invitation sees the blog no more', async () => {
  const id = await begin()
  await ask('POST', `/member-blogs/${id}/authors`, author.as, { handle: reader.handle })
  await ask('POST', `/member-blogs/${id}/authors/answer`, reader.as, { accept: false })
  expect((await ask('GET', `/member-blogs/${id}`, reader.as)).status).toBe(404)
})

test('CLUB-243 what an author wrote with others goes on to the first of them when the account is deleted', async () => {
  const id = await begin()
  await ask('POST', `/member-blogs/${id}/authors`, author.as, { handle: reader.handle })
  await ask('POST', `/member-blogs/${id}/authors/answer`, reader.as, { accept: true })
  await ask('POST', '/members/me/delete', author.as, { password: PASSWORD })
  expect((await ask('GET', `/member-blogs/${id}`, reader.as)).body.data).toMatchObject({
    isAuthor: true,
    author: 'Asha',
    coAuthors: [],
  })
})

test('CLUB-244 a series leads from each of its blogs to the ones before and after it, in the order of its author', async () => {
  const [one, two, three] = [
    await publish(await begin('One')),
    await publish(await begin('Two')),
    await publish(await begin('Three')),
  ]
  const made = await ask('POST', '/own-series', author.as, { title: 'Trees', blogs: [one, two] })
  const { _id, slug } = made.body.data
  expect((await context(two)).series).toMatchObject({ title: 'Trees', at: 2, of: 2, next: null })
  const body = { title: 'Trees', description: 'All.', blogs: [three, one, two] }
  await ask('PUT', `/own-series/${_id}`, author.as, body)
  expect((await context(one)).series).toMatchObject({
    at: 2,
    of: 3,
    previous: { title: 'Three' },
    next: { title: 'Two' },
  })
  const page = (await ask('GET', `/blog-series/${slug}`)).body.data
  expect(page.blogs.map((blog: { title: string }) => blog.title)).toEqual(['Three', 'One', 'Two'])
  const foreign = await ask('POST', '/own-series', reader.as, { title: 'Mine', blogs: [one] })
  expect(foreign.status).toBe(400)
  const second = await ask('POST', '/own-series', author.as, { title: 'Again', blogs: [one] })
  expect(second.body.errors.blogs).toMatch(/no other series/)
  expect((await ask('PUT', `/own-series/${_id}`, reader.as, body)).status).toBe(404)
  await ask('DELETE', `/own-series/${_id}`, author.as)
  expect((await context(one)).series).toBeNull()
})

test('CLUB-245 each reaction counts once for each member, is taken back, and shows at once in what was kept ready', async () => {
  const id = await publish(await begin())
  expect((await context(id)).reactions).toEqual({ helpful: 0, clear: 0, more: 0 })
  await Promise.all([react(id, 'helpful', true), react(id, 'helpful', true), react(id, 'clear', true)])
  expect((await context(id)).reactions).toEqual({ helpful: 1, clear: 1, more: 0 })
  expect((await ask('GET', `/published-blogs/${id}/reactions/mine`, reader.as)).body.data).toEqual([
    'helpful',
    'clear',
  ])
  await react(id, 'helpful', false)
  await react(id, 'helpful', false)
  expect((await context(id)).reactions).toEqual({ helpful: 0, clear: 1, more: 0 })
  expect((await react(id, 'clear', true, author)).status).toBe(403)
  expect((await react(id, 'angry', true)).status).toBe(404)
})

test('CLUB-245 the counts are right when an account is gone', async () => {
  const id = await publish(await begin())
  await react(id, 'more', true)
  await site.database.pool.query('delete from members where id = $1', [reader.id])
  const { rows } = await site.database.pool.query(
    'select count from blog_reaction_counts where blog_id = $1',
    [id],
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('CLUB-246 the thread about a blog is opened once, however many ask, and the blog shows its latest replies', async () => {
  const id = await publish(await begin())
  const discussion = async () => (await ask('GET', `/published-blogs/${id}/discussion`)).body.data
  expect(await discussion()).toEqual({ threadId: null, replyCount: 0, latest: [] })
  const opened = await Promise.all(
    [1, 2, 3, 4].map(() => ask('POST', `/published-blogs/${id}/discussion`, reader.as, {})),
  )
  const threads = new Set(opened.map(({ body }) => body.data.threadId))
  expect(threads.size).toBe(1)
  const [thread] = threads
  for (const content of ['One', 'Two', '**Three** of ||four||', 'Four'])
    await ask('POST', `/forum/threads/${thread}/replies`, reader.as, { content })
  const { replyCount, latest } = await discussion()
  expect(replyCount).toBe(4)
  expect(latest.map((one: { excerpt: string }) => one.excerpt)).toEqual(['Four', 'Three of …', 'Two'])
  await ask('DELETE', `/forum/replies/${latest[0]._id}`, reader.as)
  expect((await discussion()).latest.map((one: { excerpt: string }) => one.excerpt)).toEqual([
    'Three of …',
    'Two',
    'One',
  ])
  await ask('DELETE', `/forum/threads/${thread}`, admin)
  expect((await discussion()).threadId).toBeNull()
  const again = await ask('POST', `/published-blogs/${id}/discussion`, reader.as, {})
  expect(again.body.data.threadId).not.toBe(thread)
})

test('CLUB-195 a series that is made or changed is kept as a draft by its owner, until it is saved', async () => {
  const blog = await publish(await begin())
  const keep = (form: string, who: string) =>
    ask('PUT', `/drafts/${form}`, who, { content: { title: 'Trees', description: '', blogs: [blog] } })
  const kept = async (form: string) => (await ask('GET', `/drafts/${form}`, author.as)).body.data
  expect((await keep('series', author.as)).status).toBe(200)
  const made = await ask('POST', '/own-series', author.as, { title: 'Trees', blogs: [blog] })
  expect(await kept('series')).toBeNull()
  const form = `series:${made.body.data._id}`
  expect((await keep(form, reader.as)).status).toBe(404)
  expect((await keep(form, author.as)).status).toBe(200)
  expect((await kept(form)).content.blogs).toEqual([blog])
  await ask('PUT', `/own-series/${made.body.data._id}`, author.as, { title: 'Trees', blogs: [] })
  expect(await kept(form)).toBeNull()
})

test('CLUB-247 what stands around a blog takes a fixed number of statements', async () => {
  const blogs = []
  for (let at = 0; at < 6; at++) blogs.push(await publish(await begin(`Part ${at}`)))
  await ask('POST', '/own-series', author.as, { title: 'Many', blogs })
  const id = blogs[3] ?? ''
  for (let at = 0; at < 8; at++) await react(id, 'clear', true, await named('Om'))
  expect(await countStatements(site.database, 'context', () => context(id))).toBeLessThanOrEqual(6)
})

test('CLUB-311 the thread about a deleted blog names it nowhere, and does again once the blog is restored', async () => {
  const title = `Unwanted ${crypto.randomUUID().slice(0, 8)}`
  const id = await publish(await begin(title))
  const { threadId } = (await ask('POST', `/published-blogs/${id}/discussion`, reader.as, {})).body.data
  const shown = async () => {
    const paths = ['/forum/threads', `/forum/threads/${threadId}`, `/search?q=${encodeURIComponent(title)}`]
    const answers = await Promise.all(paths.map((path) => ask('GET', path, reader.as)))
    return answers.map(({ body }) => JSON.stringify(body.data).includes(title))
  }
  expect(await shown()).toEqual([true, true, true])
  expect((await ask('DELETE', `/admin/blogs/${id}`, admin)).status).toBe(200)
  expect(await shown()).toEqual([false, false, false])
  expect((await ask('POST', `/admin/blogs/${id}/restore`, admin, {})).status).toBe(200)
  expect(await shown()).toEqual([true, true, true])
})
