import { memberBlogMessages } from '@callofcode/contract/member-blog/member-blog'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
let as: string
let authorId: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin', name: 'Head' })).as
})
afterAll(() => site.close())
beforeEach(async () => {
  const author = await site.member({ name: 'Ravi Kumar', handle: `ravi${Math.random()}`.replace('0.', '') })
  as = author.as
  authorId = author.id
})

const patience = { timeout: 15_000 }
const text = { title: 'Heaps', content: '# Heaps\n\nA tree in a row.\n\nThe end.', tags: ['trees'] }
const begin = async (more: object = {}) => {
  const { status, body } = await site.ask('POST', '/member-blogs', { as, body: { ...text, ...more } })
  expect(status).toBe(201)
  return body.data._id as string
}
const act = (id: string, what: string, body: object = {}, who = as) =>
  site.ask('POST', `/member-blogs/${id}/${what}`, { as: who, body })
const rule = (id: string, what: string, body: object = {}, who = admin) =>
  site.ask('POST', `/blog-reviews/${id}/${what}`, { as: who, body })
const read = async (id: string, who = as) => site.ask('GET', `/member-blogs/${id}`, { as: who })
const save = (id: string, body: object, who = as, headers = {}) =>
  site.ask('PATCH', `/member-blogs/${id}`, { as: who, body, headers })
const sent = async (more: object = {}) => {
  const id = await begin(more)
  expect((await act(id, 'submit')).status).toBe(200)
  return id
}
const news = async (who = as) =>
  (await site.ask('GET', '/notifications', { as: who })).body.data.map((one: { kind: string }) => one.kind)
const audit = async (id: string) => {
  const { rows } = await site.database.pool.query(
    `select action from audit where target = $1 order by created_at`,
    [id],
  )
  return rows.map(({ action }) => action.replace('memberblog.', ''))
}
const waiting = async () =>
  (await site.ask('GET', '/blog-reviews', { as: admin })).body.data.map((one: { _id: string }) => one._id)
const published = async (slug: string) => (await site.ask('GET', `/blogs/${slug}`)).body.data

const mailsTo = async (email: string) => {
  const mails = await new FolderMailbox(site.dataDir).all()
  return mails.filter(({ to }) => to?.some(({ address }) => address === email)).map(({ subject }) => subject)
}

test('CLUB-195 a comment on a blog is kept as a draft by who may read it, until it is posted', async () => {
  const id = await sent()
  const stranger = await site.member()
  const keep = (who: string) =>
    site.ask('PUT', `/drafts/comment:${id}`, {
      as: who,
      body: { content: { text: 'Begin with a picture', line: '3' } },
    })
  expect((await keep(stranger.as)).status).toBe(404)
  expect((await keep(admin)).status).toBe(200)
  const listed = await site.ask('GET', '/drafts', { as: admin })
  expect(listed.body.data).toMatchObject([
    { place: `comment:${id}`, about: 'Heaps', begins: 'Begin with a picture' },
  ])
  await site.ask('POST', `/member-blogs/${id}/comments`, {
    as: admin,
    body: { text: 'Begin with a picture' },
  })
  expect((await site.ask('GET', `/drafts/comment:${id}`, { as: admin })).body.data).toBeNull()
})

describe('a blog of a member', () => {
  test('CLUB-194 who writes a blog is mailed each decision once, in their language, also when it was planned', async () => {
    const writer = await site.member({ language: 'hi' })
    as = writer.as
    const back = await sent()
    await rule(back, 'decide', { ruling: 'changes', reason: '' })
    await rule(back, 'decide', { ruling: 'changes', reason: '' })
    await act(back, 'submit')
    await rule(back, 'decide', { ruling: 'accept', reason: '' })
    await rule(back, 'decide', { ruling: 'decline', reason: 'Too short.' })
    const planned = await sent()
    await rule(planned, 'schedule', { at: '2099-01-01T10:00' })
    await site.database.pool.query(`update member_blogs set publish_at = now() where id = $1`, [planned])
    await site.database.pool.query(`update graphile_worker._private_jobs set run_at = now()`)
    await vi.waitFor(
      async () =>
        expect((await mailsTo(writer.email)).toSorted()).toEqual(
          ['आपके ब्लॉग में बदलाव माँगे गए हैं', 'आपका ब्लॉग नामंज़ूर हुआ', 'आपका ब्लॉग प्रकाशित हो गया'].toSorted(),
        ),
      patience,
    )
  })

  test('CLUB-230 is a draft that only its author sees, until they send it in', async () => {
    const id = await begin()
    const { as: other } = await site.member()
    for (const who of [admin, other]) expect((await read(id, who)).status).toBe(404)
    expect((await read(id)).body.data).toMatchObject({ state: 'draft', mayEdit: true, isEditor: false })
    await act(id, 'submit')
    expect((await read(id, other)).status).toBe(404)
    expect((await read(id, admin)).body.data).toMatchObject({ state: 'submitted', isEditor: true })
    await act(id, 'withdraw')
    expect((await read(id, admin)).status).toBe(404)
  })

  test('CLUB-231 that was sent in waits for the admins: in their list, their counts and their notifications', async () => {
    const before = (await site.ask('GET', '/waiting', { as: admin })).body.data.blogs
    const id = await sent({ title: 'Read me' })
    expect(await waiting()).toContain(id)
    expect((await site.ask('GET', '/waiting', { as: admin })).body.data.blogs).toBe(before + 1)
    const told = (await site.ask('GET', '/notifications', { as: admin })).body.waiting
    expect(told).toContainEqual(expect.objectContaining({ kind: 'blogs', newest: 'Read me' }))
    const manager = (await site.member({ isManager: true })).as
    expect((await site.ask('GET', '/waiting', { as: manager })).body.data.blogs).toBeNull()
    expect((await site.ask('GET', '/blog-reviews', { as: manager })).status).toBe(403)
    const ready = async () => (await site.ask('GET', '/waiting', { as: admin })).body.readyBlogs
    const readyBefore = await ready()
    await rule(id, 'decide', { ruling: 'accept' })
    expect(await waiting()).not.toContain(id)
    // An editor still has to publish it.
    expect(await ready()).toBe(readyBefore + 1)
    expect((await site.ask('GET', '/waiting', { as: manager })).body.readyBlogs).toBeNull()
  })

  test('CLUB-232 gets comments on the whole and on a line, which stays known when the text changes', async () => {
    const id = await sent()
    await act(id, 'comments', { text: 'Good.' }, admin)
    await act(id, 'comments', { text: 'Which tree?', line: 3 }, admin)
    expect((await act(id, 'comments', { text: 'Where?', line: 99 }, admin)).body.errors).toEqual({
      line: 'There is no such line.',
    })
    await save(id, { content: 'All new.' }, admin)
    const { comments } = (await read(id)).body.data
    expect(comments).toMatchObject([
      { by: 'Head', text: 'Good.', line: null, passage: null, done: false },
      { text: 'Which tree?', line: 3, passage: 'A tree in a row.' },
    ])
    await act(id, `comments/${comments[1]._id}/done`, { done: true })
    expect((await read(id)).body.data.comments[1].done).toBe(true)
    await act(id, 'comments', { text: 'A binary one.' })
    expect(await news(admin)).toContain('blog-comment')
  })

  test('CLUB-233 can be sent back for changes, and its author then writes again', async () => {
    const id = await sent()
    expect((await save(id, { title: 'Mine' })).body.message).toBe(memberBlogMessages.locked.text)
    await rule(id, 'decide', { ruling: 'changes' })
    expect((await save(id, { title: 'Heaps, again' }, admin)).status).toBe(409)
    expect((await save(id, { title: 'Heaps, again' })).status).toBe(200)
    await act(id, 'submit')
    expect((await read(id)).body.data).toMatchObject({ state: 'submitted', title: 'Heaps, again' })
    expect(await news()).toEqual(['blog-changes'])
  })

  test('CLUB-234 shows its author what an editor changed of the text that was sent in', async () => {
    const id = await sent()
    expect((await read(id)).body.data.sentIn).toBeNull()
    await save(id, { title: 'Heaps, honestly' }, admin)
    const { sentIn, title } = (await read(id)).body.data
    expect([sentIn.title, sentIn.editor, title]).toEqual(['Heaps', 'Head', 'Heaps, honestly'])
    expect(await news()).toEqual(['blog-edited'])
  })

  test('CLUB-235 is published once under the name of its author, who is linked', async () => {
    const id = await sent({ title: `Once ${authorId}` })
    const both = await Promise.all([rule(id, 'publish'), rule(id, 'publish')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { slug, state } = (await read(id)).body.data
    expect(state).toBe('published')
    expect(await published(slug)).toMatchObject({ author: 'Ravi Kumar', tags: ['trees'] })
    expect((await published(slug)).authorPage).toBeTruthy()
    const { rows } = await site.database.pool.query('select id from blogs where author_id = $1', [authorId])
    expect(rows).toHaveLength(1)
    expect(await news()).toEqual(['blog-published'])
    expect(await audit(id)).toEqual(['create', 'submit', 'publish'])
  })

  test('CLUB-236 that is declined says why, and is not published', async () => {
    const id = await sent()
    expect((await rule(id, 'decide', { ruling: 'decline' })).body.errors).toEqual({
      reason: memberBlogMessages.reasonRequired.text,
    })
    await rule(id, 'decide', { ruling: 'decline', reason: 'We have one on heaps.' })
    expect((await read(id)).body.data).toMatchObject({ state: 'declined', reason: 'We have one on heaps.' })
    const [told] = (await site.ask('GET', '/notifications', { as })).body.data
    expect(told).toMatchObject({ kind: 'blog-declined', reason: 'We have one on heaps.', subjectId: id })
    expect((await rule(id, 'publish')).status).toBe(409)
  })

  test('CLUB-237 is planned on the clocks of the club, can be put off, and is published once at its time', async () => {
    await site.ask('PATCH', '/admin/club', { as: admin, body: { timeZone: 'Asia/Kolkata' } })
    const id = await sent({ title: `Planned ${authorId}` })
    expect((await rule(id, 'schedule', { at: '2020-01-01T09:00' })).body.errors).toEqual({
      at: memberBlogMessages.timePast.text,
    })
    await rule(id, 'schedule', { at: '2099-01-01T09:00' })
    await rule(id, 'schedule', { at: '2099-01-02T09:00' })
    expect((await read(id)).body.data.publishAt).toBe('2099-01-02T03:30:00.000Z')
    // The site was down at that time. Both jobs are late, and the first has an outdated time.
    await site.database.pool.query(
      `update member_blogs set publish_at = now() - interval '1 hour' where id = $1`,
      [id],
    )
    await site.database.pool.query(
      `update graphile_worker._private_jobs set run_at = now() where payload ->> 'id' = $1`,
      [id],
    )
    // Before its next round the queue only checks changed jobs.
    await site.database.pool.query(
      `select graphile_worker.add_job('blog-publish', json_build_object('id', $1::text))`,
      [id],
    )
    await vi.waitFor(async () => expect((await read(id)).body.data.state).toBe('published'), patience)
    await vi.waitFor(async () => {
      const left = `select from graphile_worker._private_jobs where payload ->> 'id' = $1`
      expect((await site.database.pool.query(left, [id])).rowCount).toBe(0)
    })
    expect(await news()).toEqual(['blog-published', 'blog-scheduled'])
    expect((await audit(id)).filter((one) => one === 'publish')).toHaveLength(1)
  })

  test('CLUB-395 of an editor is planned as it is written, read by nobody before, and published once at its time', async () => {
    await site.ask('PATCH', '/admin/club', { as: admin, body: { timeZone: 'Asia/Kolkata' } })
    const plan = (at: string, who = admin) =>
      site.ask('POST', '/blog-reviews', { as: who, body: { ...text, title: `Own ${authorId}`, at } })
    expect((await plan('2099-01-01T09:00', as)).status).toBe(403)
    expect((await plan('2020-01-01T09:00')).body.errors).toEqual({ at: memberBlogMessages.timePast.text })
    const { status, body } = await plan('2099-01-01T09:00')
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ state: 'scheduled', publishAt: '2099-01-01T03:30:00.000Z' })
    const id = body.data._id
    const listed = async () =>
      (await site.ask('GET', `/getBlogs?q=${authorId}`)).body.data.map(
        (one: { author: string }) => one.author,
      )
    expect(await listed()).toEqual([])
    await rule(id, 'schedule', { at: '2099-01-02T09:00' })
    await site.database.pool.query(
      `update member_blogs set publish_at = now() - interval '1 hour' where id = $1`,
      [id],
    )
    await site.database.pool.query(
      `select graphile_worker.add_job('blog-publish', json_build_object('id', $1::text))`,
      [id],
    )
    await vi.waitFor(async () => expect((await read(id, admin)).body.data.state).toBe('published'), patience)
    expect(await listed()).toEqual(['Head'])
    expect(await audit(id)).toEqual(['schedule', 'schedule', 'publish'])
  })

  test('CLUB-238 that is published is edited by way of the review, and readers see the old text until then', async () => {
    const id = await sent({ title: `Edited ${authorId}` })
    await rule(id, 'publish')
    await act(id, 'edit')
    const { slug } = (await read(id)).body.data
    await save(id, { content: 'Better.' })
    expect((await published(slug)).content).toBe(text.content)
    expect((await read(id)).body.data).toMatchObject({ state: 'draft', published: { content: text.content } })
    await act(id, 'submit')
    await rule(id, 'publish')
    expect((await published(slug)).content).toBe('Better.')
    const { _id } = await published(slug)
    const history = await site.ask('GET', `/admin/blogs/${_id}/versions`, { as: admin })
    expect(history.body.data.versions.map(({ by }: { by: string }) => by)).toEqual(['Head', 'Ravi Kumar'])
  })

  test('CLUB-239 an edit does not silently replace what an admin changed on the published blog', async () => {
    const id = await sent({ title: `Met ${authorId}` })
    await rule(id, 'publish')
    await act(id, 'edit')
    const { slug } = (await read(id)).body.data
    const { _id } = await published(slug)
    await site.ask('PATCH', `/admin/blogs/${_id}`, { as: admin, body: { category: 'Trees' } })
    await act(id, 'submit')
    expect((await rule(id, 'publish')).body.message).toBe(memberBlogMessages.replaced.text)
    expect((await rule(id, 'publish', { replace: true })).status).toBe(200)
    expect((await published(slug)).category).toBe('')
  })

  test('CLUB-239 an edit that is deleted leaves the published blog as it is', async () => {
    const id = await sent({ title: `Kept ${authorId}` })
    await rule(id, 'publish')
    const remove = () => site.ask('DELETE', `/member-blogs/${id}`, { as })
    expect((await remove()).status).toBe(409)
    await act(id, 'edit')
    expect((await remove()).status).toBe(200)
    const { slug, state } = (await read(id)).body.data
    expect([state, (await published(slug)).content]).toEqual(['published', text.content])
  })

  test('CLUB-240 two who save over one another are told: the second is refused and loses nothing', async () => {
    const id = await begin()
    expect((await save(id, { title: 'One' }, as, { 'if-match': '"v1"' })).status).toBe(200)
    const second = await save(id, { title: 'Two' }, as, { 'if-match': '"v1"' })
    expect([second.status, second.body.message]).toEqual([412, memberBlogMessages.outdated.text])
    expect((await read(id)).body.data).toMatchObject({ title: 'One', version: 2 })
  })

  test('CLUB-241 an account that is deleted takes its unpublished blogs along; a published one stays without its name', async () => {
    const shown = await sent({ title: `Stays ${authorId}` })
    await rule(shown, 'publish')
    const { slug } = (await read(shown)).body.data
    const draft = await begin()
    const { body } = await site.ask('GET', '/members/me/export', { as })
    expect(body.data.writings.map((one: { id: string }) => one.id).sort()).toEqual([shown, draft].sort())
    await site.ask('POST', '/members/me/delete', { as, body: { password: PASSWORD } })
    await vi.waitFor(async () => {
      const { rows } = await site.database.pool.query('select from member_blogs where author_id = $1', [
        authorId,
      ])
      expect(rows).toHaveLength(0)
    })
    expect((await published(slug)).author).toBe('Deleted member')
  })

  test('CLUB-230 a draft of its form is kept for whoever may change it, and for nobody else', async () => {
    const id = await begin()
    const keep = (who: string) =>
      site.ask('PUT', `/drafts/writing:${id}`, { as: who, body: { content: { title: 'Hea' } } })
    expect((await keep(as)).status).toBe(200)
    expect((await keep(admin)).status).toBe(404)
    await save(id, { title: 'Heaps!' })
    expect((await site.ask('GET', `/drafts/writing:${id}`, { as })).body.data).toBeNull()
  })
})
