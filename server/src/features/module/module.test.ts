import { contentId, modules } from '@callofcode/content/curriculum'
import { messages } from '@callofcode/contract/messages'
import type { LearningModule } from '@callofcode/contract/module/module'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin', name: 'Ada Admin' })
})
afterAll(() => site.close())

const list = async (): Promise<LearningModule[]> => (await site.ask('GET', '/getModules')).body.data
const create = (body: object, as: string | undefined = admin.as) =>
  site.ask('POST', '/admin/createModule', as ? { as, body } : { body })
const question = (values: object) => ({ questionName: 'Two Sum', difficulty: 'Medium', link: '', ...values })

describe('modules', () => {
  test('API-18 API-19 the shipped modules are listed in order, each question with the tracker’s id', async () => {
    const { status, body } = await site.ask('GET', '/getModules')
    expect(status).toBe(200)
    expect(body.data.map((module: LearningModule) => module.title)).toEqual(
      modules.map((module) => module.title),
    )
    const first = modules[0]
    expect(body.data[0]).toMatchObject({
      _id: contentId('module', first?.slug ?? ''),
      title: first?.title,
      description: first?.description,
      createdBy: first?.createdBy,
      level: first?.level,
    })
    const ids = body.data[0].questions.map((one: { questionId: string }) => one.questionId)
    expect(ids).toEqual(first?.questions.map((slug) => contentId('question', slug)))
    expect(Object.keys(body.data[0].questions[0]).toSorted()).toEqual([
      'difficulty',
      'link',
      'questionId',
      'questionName',
    ])
  })
  test('PART-01 parts hold every module once, in the order of the whole list, with the fields that were asked for', async () => {
    const whole = (await list()).map(({ _id }) => _id)
    const parts: object[] = []
    for (let after: string | null = ''; after !== null; ) {
      const query: string = `limit=5&fields=title,level${after && `&after=${after}`}`
      const { body } = await site.ask('GET', `/getModules?${query}`)
      parts.push(...body.data)
      after = body.nextAfter
    }
    expect(parts.map((one) => Object.keys(one).toSorted())).toEqual(
      whole.map(() => ['_id', 'level', 'title']),
    )
    expect(parts.map((one) => (one as LearningModule)._id)).toEqual(whole)
    const [one] = (await site.ask('GET', '/getModules?limit=1&fields=questions')).body.data
    expect(one.questions).toEqual((await list())[0]?.questions)
    const { status, body } = await site.ask('GET', '/getModules?after=00000000-0000-4000-8000-000000000000')
    expect([status, body.errors.after]).toEqual([400, messages.afterRule.text])
  })
  test('API-20 MOD-07 a module that an admin makes is in the list at once, its questions in order', async () => {
    await list()
    const given = {
      title: '  Graphs  ',
      description: 'All of it',
      createdBy: 'Grace',
      level: 'Advanced',
      questions: [question({ questionName: 'b' }), question({ questionName: 'a', link: 'https://x.org/a' })],
    }
    const { status, body } = await create(given)
    expect(status).toBe(201)
    expect(body).toMatchObject({ success: true, message: expect.any(String) })
    const made = (await list()).at(-1)
    expect(made).toEqual(body.data)
    expect(made).toMatchObject({
      title: 'Graphs',
      description: 'All of it',
      createdBy: 'Grace',
      level: 'Advanced',
    })
    expect(made?.questions).toEqual([
      { questionName: 'b', difficulty: 'Medium', link: '', questionId: expect.any(String) },
      { questionName: 'a', difficulty: 'Medium', link: 'https://x.org/a', questionId: expect.any(String) },
    ])
    const one = await site.ask('GET', `/getModule/${made?._id}`)
    expect(one.body.data).toEqual(made)
  })
  test('API-21 omitted fields get their defaults', async () => {
    const { body } = await create({ title: 'T', description: 'D', questions: [{ questionName: 'a' }] })
    expect(body.data).toMatchObject({
      createdBy: 'Ada Admin',
      level: 'Beginner',
      questions: [{ difficulty: 'Easy', link: '' }],
    })
    const without = await create({ title: 'T', description: 'D', createdBy: '  ' })
    expect(without.body.data).toMatchObject({ createdBy: 'Ada Admin', questions: [] })
  })
  test('API-20 a question that the tracker has too shares its completion, with or without the last slash', async () => {
    const link = 'https://leetcode.com/problems/two-sum'
    const { body } = await create({
      title: 'T',
      description: 'D',
      questions: [question({ link }), question({ link: `${link}/` }), question({ link: `${link}-ii` })],
    })
    const ids = body.data.questions.map((one: { questionId: string | null }) => one.questionId)
    const shared = contentId('question', 'two-sum')
    expect(ids).toEqual([shared, shared, expect.not.stringMatching(shared)])
  })
  test('CLUB-80 a module’s own question is ticked like others, keeps its tick over edits, and counts in no topic', async () => {
    const own = question({ questionName: 'Nim', link: 'https://x.org/nim' })
    const { body } = await create({
      title: 'Own',
      description: 'D',
      questions: [own, question({ link: '' })],
    })
    const [{ questionId }, other] = body.data.questions
    expect(questionId).not.toBe(other.questionId)
    const { as } = await site.member()
    const before = (await site.ask('GET', '/topics/')).body.topics
    const tick = `/progress/memberId/questions/${questionId}/completed/toggle`
    expect((await site.ask('PATCH', tick, { as })).body.completed).toBe(true)
    const admin = (await site.member({ role: 'admin' })).as
    const questions = [question({ link: '' }), { ...own, questionName: 'Nim, renamed' }]
    const edited = await site.ask('PATCH', `/admin/modules/${body.data._id}`, {
      as: admin,
      body: { questions },
    })
    expect(edited.body.data.questions.map((one: { questionId: string }) => one.questionId)).toEqual([
      other.questionId,
      questionId,
    ])
    const { completedQuestion } = (await site.ask('GET', '/progress/memberId/completed-questions', { as }))
      .body
    expect(completedQuestion).toMatchObject([{ questionId, topicIds: [] }])
    expect((await site.ask('GET', '/topics/')).body.topics).toEqual(before)
    const again = await create({ title: 'Second', description: 'D', questions: [own] })
    expect(again.body.data.questions[0].questionId).toBe(questionId)
  })
  test('VAL-03 rows with a blank name are dropped, whatever their other fields', async () => {
    const questions = [question({ questionName: ' ' }), question({}), { questionName: '', link: 'nonsense' }]
    const { status, body } = await create({ title: 'T', description: 'D', questions })
    expect(status).toBe(201)
    expect(body.data.questions).toHaveLength(1)
  })
  test('a removed module is in no answer', async () => {
    const id = contentId('module', modules[1]?.slug ?? '')
    await site.database.pool.query('update modules set removed_at = now() where id = $1', [id])
    site.cache.clear()
    expect((await list()).map((module) => module._id)).not.toContain(id)
    expect((await site.ask('GET', `/getModule/${id}`)).status).toBe(404)
  })
  test('API-20 an id in capitals is the same module, and no older than it', async () => {
    const { body } = await create({ title: 'Capitals', description: 'D' })
    const path = `/getModule/${String(body.data._id).toUpperCase()}`
    expect((await site.ask('GET', path)).body.data.title).toBe('Capitals')
    await site.database.pool.query('delete from modules where id = $1', [body.data._id])
    site.database.onChanged([`module:${body.data._id}`])
    expect((await site.ask('GET', path)).status).toBe(404)
  })
})

describe('refusals', () => {
  let before: number
  const count = async () =>
    (await site.database.pool.query('select count(*)::int as n from modules')).rows[0].n as number
  beforeEach(async () => {
    before = await count()
  })

  const good = { title: 'T', description: 'D', questions: [] as object[] }
  const bad: [string, object, string, string | undefined][] = [
    ['VAL-01 no title', { ...good, title: undefined }, 'title', messages.titleRequired.text],
    ['VAL-01 VAL-35 a blank title', { ...good, title: ' \t' }, 'title', messages.titleRequired.text],
    ['VAL-02 no description', { ...good, description: '' }, 'description', messages.descriptionRequired.text],
    [
      'VAL-04 a link that is no address',
      { ...good, questions: [question({ link: 'x' })] },
      'questions.0.link',
      messages.linkRule.text,
    ],
    [
      'VAL-04 a script as a link',
      { ...good, questions: [question({ link: 'javascript:alert(1)' })] },
      'questions.0.link',
      messages.linkRule.text,
    ],
    [
      'VAL-05 another difficulty',
      { ...good, questions: [question({ difficulty: 'Nightmare' })] },
      'questions.0.difficulty',
      undefined,
    ],
    ['VAL-06 another level', { ...good, level: 'Expert' }, 'level', undefined],
    ['safety I2 a title that is no text', { ...good, title: ['T'] }, 'title', messages.titleRequired.text],
    [
      'safety I3 501 questions',
      { ...good, questions: Array.from({ length: 501 }, () => question({})) },
      'questions',
      undefined,
    ],
  ]
  test.each(bad)('API-22 %s is refused', async (_, body, field, message) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors[field]).toEqual(message ?? expect.any(String))
    expect(await count()).toBe(before)
  })
  test('safety D5 one bad question among 50 leaves no module', async () => {
    const questions = Array.from({ length: 50 }, (_, at) =>
      question({ difficulty: at === 49 ? 'x' : 'Easy' }),
    )
    expect((await create({ ...good, questions })).status).toBe(400)
    expect(await count()).toBe(before)
  })
  test('API-23 visitors, members and managers are refused before their input is checked', async () => {
    const member = await site.member()
    const manager = await site.member({ isManager: true })
    for (const body of [good, {}]) {
      expect((await site.ask('POST', '/admin/createModule', { body })).status).toBe(401)
      for (const { as } of [member, manager]) {
        const answer = await create(body, as)
        expect({ status: answer.status, message: answer.body.message }).toEqual({
          status: 403,
          message: 'Access Denied',
        })
      }
    }
    expect(await count()).toBe(before)
  })
  test('MOD-09 an unknown or malformed module answers 404', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      const { status, body } = await site.ask('GET', `/getModule/${id}`)
      expect({ status, message: body.message }).toEqual({ status: 404, message: messages.moduleMissing.text })
    }
  })
})
