import { draftOutdated } from '@callofcode/contract/draft/draft'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const typed = { title: 'Half a title', author: '', content: '', tags: ['graphs'] }
const save = (as: string, form: string, body: object) => site.ask('PUT', `/drafts/${form}`, { as, body })
const read = async (as: string, form: string) => (await site.ask('GET', `/drafts/${form}`, { as })).body.data

describe('drafts', () => {
  test('ADM-10 a draft is saved on the server and read back as it was typed', async () => {
    const { as } = await site.member()
    expect(await read(as, 'blog')).toBeNull()
    const { status, body } = await save(as, 'blog', { content: typed })
    expect(status).toBe(200)
    expect(body.data.content).toEqual(typed)
    expect(await read(as, 'blog')).toEqual(body.data)
  })

  test('ADM-14 another sign-in of the same member reads the same draft', async () => {
    const { as, email } = await site.member()
    await save(as, 'module', {
      content: { title: 'T', questions: [{ questionName: 'Two Sum', link: '' }] },
    })
    const { body } = await site.ask('POST', '/members/signin', {
      body: { email, password: 'Arena-2024!' },
    })
    expect((await read(body.token, 'module')).content.questions[0].questionName).toBe('Two Sum')
  })

  test('each form has a draft of its own, and the last write wins', async () => {
    const { as } = await site.member()
    await save(as, 'blog', { content: { title: 'one' } })
    await save(as, 'blog', { content: { title: 'two' } })
    await save(as, 'experience', { content: { company: 'Google', anonymous: true } })
    expect((await read(as, 'blog')).content).toEqual({ title: 'two' })
    expect((await read(as, 'experience')).content).toEqual({ company: 'Google', anonymous: true })
    expect(await read(as, 'module')).toBeNull()
  })

  test('a solution has a draft for each problem and language, of languages and names that there are', async () => {
    const { as } = await site.member()
    const { as: another } = await site.member()
    const source = 'def fairCuts(weights):\n    return 0\n'
    const first = await save(as, 'solution:fair-cuts:python', { content: { source }, basedOn: null })
    expect([first.status, first.body.data.content]).toEqual([200, { source }])
    await save(as, 'solution:fair-cuts:cpp', { content: { source: 'int' } })
    expect((await read(as, 'solution:fair-cuts:python')).content).toEqual({ source })
    expect(await read(as, 'solution:key-wheel:python')).toBeNull()
    expect(await read(another, 'solution:fair-cuts:python')).toBeNull()
    const late = await save(as, 'solution:fair-cuts:python', { content: { source: '' }, basedOn: null })
    expect([late.status, late.body.message]).toEqual([409, draftOutdated.text])
    for (const form of [
      'solution:fair-cuts',
      'solution:fair-cuts:cobol',
      'solution:Fair_Cuts:cpp',
      'solution::cpp',
    ])
      expect([form, (await save(as, form, { content: { source } })).status]).toEqual([form, 404])
    for (let made = 0; made < 3; made++)
      expect((await save(as, `solution:made-up-${made}:cpp`, { content: { source: 'x' } })).status).toBe(404)
    expect((await site.ask('DELETE', '/drafts/solution:fair-cuts:python', { as })).status).toBe(200)
    expect(await read(as, 'solution:fair-cuts:python')).toBeNull()
    expect((await read(as, 'solution:fair-cuts:cpp')).content).toEqual({ source: 'int' })
  })

  test('NOTE-01 NOTE-02 a member has private notes on each problem there is, kept like a draft', async () => {
    const [{ as }, { as: another }] = [await site.member(), await site.member({ role: 'admin' })]
    const text = 'Cut *after* each weight.'
    const first = await save(as, 'note:fair-cuts', { content: { text }, basedOn: null })
    expect([first.status, first.body.data.content]).toEqual([200, { text }])
    expect(await read(as, 'note:fair-cuts')).toEqual(first.body.data)
    expect(await read(as, 'note:key-wheel')).toBeNull()
    // Only the author reads them. An admin does not.
    expect(await read(another, 'note:fair-cuts')).toBeNull()
    const late = await save(as, 'note:fair-cuts', { content: { text: '' }, basedOn: null })
    expect([late.status, late.body.message]).toEqual([409, draftOutdated.text])
    for (const form of ['note:', 'note:Fair_Cuts', 'note:made-up', 'note:fair-cuts:python'])
      expect([form, (await save(as, form, { content: { text } })).status]).toEqual([form, 404])
    expect((await save(as, 'note:fair-cuts', { content: { text: 'x'.repeat(200_001) } })).status).toBe(400)
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await site.ask(method, '/drafts/note:fair-cuts')).status).toBe(401)
  })

  test('a save based on an older draft does not overwrite what another device wrote', async () => {
    const { as } = await site.member()
    const first = (await save(as, 'blog', { content: { title: 'one' }, basedOn: null })).body.data
    const second = await save(as, 'blog', { content: { title: 'two' }, basedOn: first.updatedAt })
    expect(second.status).toBe(200)
    expect(Date.parse(second.body.data.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt))
    for (const basedOn of [first.updatedAt, null]) {
      const late = await save(as, 'blog', { content: { title: 'late' }, basedOn })
      expect([late.status, late.body.message]).toEqual([409, draftOutdated.text])
    }
    expect((await read(as, 'blog')).content).toEqual({ title: 'two' })
  })

  test('ADM-17 a save that arrives after its draft was published or thrown away does not bring it back', async () => {
    const { as } = await site.member({ role: 'admin' })
    for (const end of [
      () => site.ask('POST', '/admin/createBlog', { as, body: { title: 'T', author: 'A', content: 'C' } }),
      () => site.ask('DELETE', '/drafts/blog', { as }),
    ]) {
      const { updatedAt } = (await save(as, 'blog', { content: typed, basedOn: null })).body.data
      await end()
      const late = await save(as, 'blog', { content: typed, basedOn: updatedAt })
      expect([late.status, late.body.message]).toEqual([409, draftOutdated.text])
      expect(await read(as, 'blog')).toBeNull()
    }
    // Text that is typed after that starts a new draft.
    expect((await save(as, 'blog', { content: typed, basedOn: null })).status).toBe(200)
  })

  test('ADM-16 a draft may leave required fields empty, and is in no public list', async () => {
    const { as } = await site.member({ role: 'admin' })
    for (const form of ['module', 'blog', 'experience']) {
      expect((await save(as, form, { content: { title: '', secret: 'draft-marker' } })).status).toBe(200)
    }
    for (const path of ['/getModules', '/getBlogs', '/getInteviewExp']) {
      expect(JSON.stringify((await site.ask('GET', path)).body)).not.toContain('draft-marker')
    }
  })

  test('ADM-17 creating what a draft was for takes the draft away, the others stay', async () => {
    const { as } = await site.member({ role: 'admin' })
    for (const form of ['module', 'blog', 'experience']) await save(as, form, { content: typed })
    const body = { title: 'Whole', author: 'Asha', content: 'Text' }
    expect((await site.ask('POST', '/admin/createBlog', { as, body })).status).toBe(201)
    expect(await read(as, 'blog')).toBeNull()
    const learning = { title: 'Arrays', description: 'Begin here' }
    expect((await site.ask('POST', '/admin/createModule', { as, body: learning })).status).toBe(201)
    expect(await read(as, 'module')).toBeNull()
    expect(await read(as, 'experience')).not.toBeNull()
    const told = { company: 'Meta', role: 'SDE', verdict: 'Pending', content: 'Two rounds.' }
    expect((await site.ask('POST', '/admin/createInterviewExp', { as, body: told })).status).toBe(201)
    expect(await read(as, 'experience')).toBeNull()
    await save(as, 'thread', { content: typed })
    const asked = { title: 'Why two?', category: 'General', content: 'Would one do?' }
    expect((await site.ask('POST', '/forum/threads', { as, body: asked })).status).toBe(201)
    expect(await read(as, 'thread')).toBeNull()
  })

  test('a draft can be thrown away, twice too', async () => {
    const { as } = await site.member()
    await save(as, 'blog', { content: typed })
    for (const _ of [1, 2]) expect((await site.ask('DELETE', '/drafts/blog', { as })).status).toBe(200)
    expect(await read(as, 'blog')).toBeNull()
  })

  test('ADM-18 a create that is refused leaves the draft', async () => {
    const { as } = await site.member({ role: 'admin' })
    await save(as, 'blog', { content: typed })
    expect((await site.ask('POST', '/admin/createBlog', { as, body: typed })).status).toBe(400)
    expect((await read(as, 'blog')).content).toEqual(typed)
  })
})

describe('refusals', () => {
  test('ROLE-05 a member neither reads nor changes another member’s draft', async () => {
    const [owner, other] = [await site.member(), await site.member()]
    await save(owner.as, 'blog', { content: typed })
    expect(await read(other.as, 'blog')).toBeNull()
    await save(other.as, 'blog', { content: { title: 'mine' } })
    await site.ask('DELETE', '/drafts/blog', { as: other.as })
    expect((await read(owner.as, 'blog')).content).toEqual(typed)
  })

  test('a visitor has no drafts', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await site.ask(method, '/drafts/blog')).status).toBe(401)
    }
  })

  test('safety I5 an unknown form answers 404', async () => {
    const { as } = await site.member()
    expect((await site.ask('GET', '/drafts/diary', { as })).status).toBe(404)
  })

  test.each([
    ['no content', {}],
    ['a text for an object', { content: 'text' }],
    ['a number in a field', { content: { title: 1 } }],
    ['an object in a field', { content: { title: { $ne: '' } } }],
    ['a NUL', { content: { title: 'a\0b' } }],
    ['a lone surrogate', { content: { title: '\ud800' } }],
    ['a key that nobody knows', { content: {}, memberId: 'x' }],
    ['a time that is none', { content: {}, basedOn: 'yesterday' }],
    ['a time before all drafts', { content: {}, basedOn: '0000-01-01T00:00:00Z' }],
  ])('safety I2 %s is refused with 400', async (_, body) => {
    const { as } = await site.member()
    expect((await save(as, 'blog', body)).status).toBe(400)
    expect(await read(as, 'blog')).toBeNull()
  })

  test('safety I3 a draft larger than any form answers 413', async () => {
    const { as } = await site.member()
    expect((await save(as, 'blog', { content: { content: 'x'.repeat(300_000) } })).status).toBe(413)
  })
})
