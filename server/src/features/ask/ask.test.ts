import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { judgedSubmission } from '../../../testing/accepted-submission.ts'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { shutAccount } from '../../app/personal-data/remove-member.ts'
import { write } from '../../platform/database/database.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
let batch: string
let other: string
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin', name: 'Head' })
  const made = async (name: string) =>
    (await site.ask('POST', '/admin/batches', { as: admin.as, body: { name } })).body.data._id as string
  batch = await made('CSE 2028')
  other = await made('CSE 2029')
})
afterAll(() => site.close())
beforeEach(() => sql('delete from batch_mentors'))

const SLUG = 'fair-cuts'
const SECRET = 'the_secret_of_the_code'
const SOURCE = `def solve(cuts):\n    ${SECRET} = 1\n    return 0`
const CASE = { input: 'cuts = [4, 4]', expected: '8', given: 'zero_of_the_case' }
const sql = (text: string, values: unknown[] = []) => site.database.pool.query(text, values)
const mentor = async (of = batch, given: Parameters<TestSite['member']>[0] = {}) => {
  const made = await site.member({ name: 'Mina Mentor', ...given })
  await site.ask('PUT', `/admin/members/${made.id}/mentored/${of}`, { as: admin.as })
  return made
}
const ask = (as: string, given: object = {}) =>
  site.ask('POST', `/problems/${SLUG}/questions`, {
    as,
    body: {
      to: 'mentors',
      title: 'Why is it zero?',
      content: 'I tried *everything*.',
      code: { language: 'python', source: SOURCE },
      counterexample: CASE,
      ...given,
    },
  })
const asked = async (as: string, given: object = {}) =>
  (await ask(as, given)).body.data as { _id: string; threadId: string }
const read = (as: string, id: string) => site.ask('GET', `/asked/${id}`, { as })
const queue = async (as: string, query = '') => (await site.ask('GET', `/asked/queue${query}`, { as })).body
const mine = async (as: string) => (await site.ask('GET', '/asked', { as })).body.data
const comment = (as: string, id: string, body: object = { content: 'Look at line 3.' }) =>
  site.ask('POST', `/asked/${id}/comments`, { as, body })
const carried = (as: string, thread: string) => site.ask('GET', `/forum/threads/${thread}/carried`, { as })
const told = async (as: string) =>
  (await site.ask('GET', '/notifications', { as })).body.data.map((one: Record<string, string>) => [
    one.kind,
    one.title,
  ])
const asking = async (as: string) => (await site.ask('GET', `/problems/${SLUG}/asking`, { as })).body.data

describe('a question to mentors', () => {
  test('LEARN-220 carries code, the verdict of the judge and the counterexample along, and each can be left out', async () => {
    const { as: reader } = await mentor()
    const { as, id } = await site.member({ batchId: batch })
    const submission = await judgedSubmission(site, id, { verdict: 'Wrong Answer', source: 'print(2)' })
    const { _id } = await asked(as, { submission, verdict: { verdict: 'Accepted' } })
    const { data } = (await read(reader, _id)).body
    // The submission is attached as it was, whatever the caller sends.
    expect(data.carried).toEqual({
      code: { language: 'python', source: 'print(2)' },
      verdict: { verdict: 'Wrong Answer', reason: null, judged: true },
      counterexample: CASE,
    })
    expect(data).toMatchObject({ problem: { slug: SLUG }, mayAnswer: true, own: false, state: 'open' })
    expect(data.html).toContain('<em>everything</em>')
    const bare = await asked(as, { code: undefined, counterexample: undefined })
    expect((await read(reader, bare._id)).body.data.carried).toEqual({
      code: null,
      verdict: null,
      counterexample: null,
    })
    const here = await asked(as, { verdict: { verdict: 'Runtime Error', reason: 'Index 9' } })
    expect((await read(reader, here._id)).body.data.carried.verdict).toEqual({
      verdict: 'Runtime Error',
      reason: 'Index 9',
      judged: false,
    })
    const theirs = await judgedSubmission(site, (await site.member()).id)
    expect((await ask(as, { submission: theirs })).body.errors).toHaveProperty('submission')
  })

  test('LEARN-223 is for the mentors of the batch, or all where it has none, the oldest first, and for nobody else', async () => {
    const own = await mentor(batch)
    const far = await mentor(other)
    const { as } = await site.member({ batchId: batch, name: 'Asha' })
    const ids = [(await asked(as))._id, (await asked(as))._id]
    const of = async (who: string) =>
      (await queue(who)).data.map((one: { _id: string }) => one._id).filter((id: string) => ids.includes(id))
    expect(await of(own.as)).toEqual(ids)
    expect(await of(far.as)).toEqual([])
    const stranger = await site.member({ batchId: batch })
    for (const who of [far, stranger, admin]) expect((await read(who.as, ids[0] ?? '')).status).toBe(404)
    expect((await queue(stranger.as)).isMentor).toBe(false)
    expect(await mine(as)).toHaveLength(2)
    expect(await mine(stranger.as)).toEqual([])
    // The batch loses its mentor, so all mentors are asked.
    await site.ask('DELETE', `/admin/members/${own.id}/mentored/${batch}`, { as: admin.as })
    expect(await of(far.as)).toEqual(ids)
    expect((await read(own.as, ids[0] ?? '')).status).toBe(404)
  })

  test('LEARN-223 a club without mentors says so', async () => {
    const { as } = await site.member()
    expect((await asking(as)).mentors).toBe(0)
    expect((await ask(as)).status).toBe(409)
    expect(await mine(as)).toEqual([])
  })

  test('LEARN-224 mentors comment on lines and on the whole; who asks answers, and it waits again', async () => {
    const { as: reader } = await mentor()
    const { as } = await site.member({ batchId: batch })
    const { _id } = await asked(as)
    expect((await comment(reader, _id, { content: 'This returns *zero*.', line: 3 })).status).toBe(201)
    expect((await comment(reader, _id, { content: 'x', line: 4 })).body.errors).toHaveProperty('line')
    const { data } = (await read(as, _id)).body
    expect(data).toMatchObject({ state: 'answered', comments: 1, own: true })
    expect(data.answers).toMatchObject([
      { line: 3, author: { name: 'Mina Mentor' }, byAsker: false, own: false },
    ])
    expect((await queue(reader)).data.some((one: { _id: string }) => one._id === _id)).toBe(false)
    expect((await queue(reader, '?answered=yes')).data[0]._id).toBe(_id)
    await comment(as, _id, { content: 'And now?' })
    expect((await read(as, _id)).body.data.state).toBe('open')
    expect((await queue(reader)).data.some((one: { _id: string }) => one._id === _id)).toBe(true)
    const stranger = await site.member({ batchId: batch })
    expect((await comment(stranger.as, _id)).status).toBe(404)
    // Without code there are no lines.
    const bare = await asked(as, { code: undefined })
    expect((await comment(reader, bare._id, { content: 'x', line: 1 })).status).toBe(400)
  })

  test('LEARN-224 a closed question takes no comment of mentors until it is opened', async () => {
    const { as: reader } = await mentor()
    const { as } = await site.member({ batchId: batch })
    const { _id } = await asked(as)
    const close = (who: string, closed: boolean) =>
      site.ask('PUT', `/asked/${_id}/closed`, { as: who, body: { closed } })
    expect((await close(reader, true)).status).toBe(404)
    await close(as, true)
    expect((await comment(reader, _id)).status).toBe(409)
    await close(as, false)
    expect((await comment(reader, _id)).status).toBe(201)
  })

  test('LEARN-225 who asks thanks once; the thanked is told', async () => {
    const reader = await mentor()
    const { as } = await site.member({ batchId: batch })
    const { _id } = await asked(as)
    await comment(reader.as, _id)
    await comment(as, _id, { content: 'Mine' })
    const [first, own] = (await read(as, _id)).body.data.answers
    const thank = (body: object, who = as) => site.ask('POST', `/asked/${_id}/thanks`, { as: who, body })
    expect((await thank({ comment: own._id })).status).toBe(400)
    expect((await thank({ comment: first._id }, reader.as)).status).toBe(404)
    expect((await thank({ comment: first._id })).status).toBe(200)
    expect((await thank({ comment: first._id })).status).toBe(409)
    expect((await read(as, _id)).body.data.answers[0].thanked).toBe(true)
    expect(await told(reader.as)).toContainEqual(['question-thanks', 'Why is it zero?'])
    await sql(`update members set shows_page = 'everyone' where id = $1`, [reader.id])
    const { rows } = await sql('select handle from members where id = $1', [reader.id])
    const page = async (who: string) =>
      (await site.ask('GET', `/member-pages/${rows[0].handle}`, { as: who })).body.data
    expect((await page(reader.as)).thanks).toBe(1)
    expect((await page(as)).thanks).toBe(1)
  })
})

describe('a question to the forum', () => {
  test('LEARN-221 is an ordinary thread under the rules of the forum', async () => {
    const { as } = await site.member({ name: 'Asha' })
    const { _id, threadId } = await asked(as, { to: 'forum' })
    const thread = (await site.ask('GET', `/forum/threads/${threadId}`)).body.data
    expect(thread).toMatchObject({ title: 'Why is it zero?', category: 'DSA help', author: { name: 'Asha' } })
    expect(thread.asks).toEqual({ problem: SLUG, carries: true })
    const strict = await testSite({ RATE_LIMITS: 'on', NEW_MEMBER_LINKS: '0' })
    try {
      const { as: fresh } = await strict.member()
      const body = { to: 'forum', title: 'x', content: 'See https://example.com' }
      expect((await strict.ask('POST', `/problems/${SLUG}/questions`, { as: fresh, body })).status).toBe(400)
    } finally {
      await strict.close()
    }
    expect((await comment(as, _id)).status).toBe(409)
    const replier = await site.member({ name: 'Bo' })
    const reply = await site.ask('POST', `/forum/threads/${threadId}/replies`, {
      as: replier.as,
      body: { content: 'Try 1.' },
    })
    expect((await mine(as))[0]).toMatchObject({ state: 'answered', comments: 1, threadId })
    const thanks = await site.ask('POST', `/asked/${_id}/thanks`, {
      as,
      body: { reply: reply.body.data._id },
    })
    expect(thanks.status).toBe(200)
  })

  test('LEARN-222 gives what it carries to who asked, solved the problem, is a mentor or moderates, and to nobody else', async () => {
    const asker = await site.member()
    const { threadId, _id } = await asked(asker.as, { to: 'forum', verdict: { verdict: 'Wrong Answer' } })
    const [stranger, solver, helper] = [await site.member(), await site.member(), await mentor(other)]
    await judgedSubmission(site, solver.id, { problem: SLUG })
    const manager = await site.member({ isManager: true })
    for (const who of [asker, solver, helper, manager, admin]) {
      expect((await carried(who.as, threadId)).body.data).toMatchObject([
        { postId: threadId, carried: { code: { source: SOURCE }, counterexample: CASE } },
      ])
      expect((await read(who.as, _id)).status).toBe(200)
    }
    const hidden = await carried(stranger.as, threadId)
    expect(hidden.body.data).toMatchObject([
      { postId: threadId, problem: { slug: SLUG }, carried: null, own: false },
    ])
    expect(JSON.stringify(hidden.body)).not.toMatch(/secret|zero_of|Wrong/)
    expect((await read(stranger.as, _id)).status).toBe(404)
    expect((await site.ask('GET', `/forum/threads/${threadId}/carried`)).status).toBe(401)
    // Solving the problem is enough to see the code.
    await judgedSubmission(site, stranger.id, { problem: SLUG })
    expect((await carried(stranger.as, threadId)).body.data[0].carried.code.source).toBe(SOURCE)
  })

  test('LEARN-222 no list, search, feed, notification, mail or page of the thread has anything of it', async () => {
    const { as, id } = await site.member({ showsPage: 'everyone', mailMentions: true })
    const reader = await site.member({ name: 'Named Reader', mailMentions: true, mailReplies: true })
    const { rows } = await sql('select id, handle from members where id = any($1)', [[id, reader.id]])
    const handle = (of: string) => rows.find((row) => row.id === of)?.handle
    const content = `Please look, @${handle(reader.id)}.`
    const { threadId } = await asked(as, {
      to: 'forum',
      content,
      verdict: { verdict: 'Wrong Answer', reason: 'zero_of_the_case' },
    })
    await site.ask('PUT', `/forum/threads/${threadId}/watch`, { as: reader.as, body: { level: 'watching' } })
    await site.ask('POST', `/forum/threads/${threadId}/replies`, { as, body: { content: 'Anybody?' } })
    const outsider = (await site.member()).as
    const places = [
      '/forum/threads',
      `/forum/threads?q=${SECRET}`,
      `/forum/threads/${threadId}`,
      `/forum/threads/${threadId}/replies`,
      `/forum/threads/${threadId}/marks`,
      `/problems/${SLUG}/discussion`,
      `/search?q=${SECRET}`,
      `/search?q=zero`,
      `/member-pages/${handle(id)}`,
      '/notifications',
      '/asked',
      '/asked/queue',
    ]
    for (const path of places)
      for (const who of [reader.as, outsider]) {
        const { body } = await site.ask('GET', path, { as: who })
        expect([path, JSON.stringify(body).replaceAll(`q=${SECRET}`, '')]).not.toMatchObject([
          path,
          expect.stringMatching(/secret_of_the|zero_of_the/),
        ])
      }
    for (const url of ['/blogs/feed.xml', '/sitemap.xml']) {
      const { body } = await site.app.inject({ url })
      expect(body).not.toMatch(/secret_of_the|zero_of_the/)
    }
    const stored = await sql(
      `select count(*)::int as n from forum_posts where content like '%${SECRET}%' or title like '%${SECRET}%'`,
    )
    expect(stored.rows[0].n).toBe(0)
  })

  test('LEARN-230 what it carries stays with its post when threads are merged, and goes with the question', async () => {
    const { as, id } = await site.member()
    const first = await asked(as, { to: 'forum' })
    const into = await site.ask('POST', '/forum/threads', {
      as,
      body: { title: 'All of it', category: 'General', content: 'Here.' },
    })
    const target = into.body.data._id
    const merged = await site.ask('POST', `/forum/threads/${first.threadId}/merge`, {
      as: admin.as,
      body: { into: target },
    })
    expect(merged.status).toBe(200)
    const stranger = await site.member()
    expect((await carried(admin.as, target)).body.data).toMatchObject([
      { postId: first.threadId, carried: { counterexample: CASE } },
    ])
    expect((await carried(stranger.as, target)).body.data).toMatchObject([{ carried: null }])
    expect((await site.ask('GET', `/forum/threads/${target}`)).body.data.asks.carries).toBe(true)
    expect((await site.ask('DELETE', `/asked/${first._id}`, { as })).status).toBe(200)
    expect((await carried(admin.as, target)).body.data).toEqual([])
    expect((await site.ask('GET', `/forum/threads/${target}`)).body.data.asks.carries).toBe(false)
    // The account is deleted. The thread stays without the code.
    const second = await asked(as, { to: 'forum' })
    const own = JSON.stringify((await site.ask('GET', '/members/me/export', { as })).body)
    expect(own).toContain(SECRET)
    await write(site.database, (tx, changed) => shutAccount(tx, changed, id))
    const thread = await site.ask('GET', `/forum/threads/${second.threadId}`)
    expect(thread.body.data).toMatchObject({ asks: { carries: false } })
    expect((await sql('select from help_questions where member_id = $1', [id])).rows).toEqual([])
  })
})

describe('the discussion of a problem', () => {
  const threads = async (query: string, as?: string) =>
    (await site.ask('GET', `/forum/threads?${query}`, as ? { as } : {})).body

  test('LEARN-237 has the threads that ask about it, and no other, in pages, the latest first', async () => {
    const { as } = await site.member({ name: 'Asha' })
    await sql('delete from help_questions; update forum_threads set asks_about = null')
    await site.ask('POST', `/problems/${SLUG}/discussion`, { as, body: { content: 'In the one thread.' } })
    await site.ask('POST', '/forum/threads', {
      as,
      body: { title: 'Of nothing', category: 'DSA help', content: 'x' },
    })
    const others = await asked(as, { to: 'forum', title: 'The first' })
    const { threadId } = await asked(as, { to: 'forum', title: 'The second' })
    await site.ask('POST', '/problems/two-sum/questions', {
      as,
      body: { to: 'forum', title: 'Elsewhere', content: 'x' },
    })
    const { data, nextCursor } = await threads(`asks=${SLUG}`)
    expect(nextCursor).toBeNull()
    expect(data).toMatchObject([
      { _id: threadId, title: 'The second', asks: { carries: true } },
      { _id: others.threadId, title: 'The first' },
    ])
    expect(JSON.stringify(data)).not.toMatch(/the_secret|zero_of_the/)
    // A deleted thread is left out, and so is one that was merged into the thread of the problem.
    await site.ask('DELETE', `/forum/threads/${threadId}`, { as: admin.as })
    const { thread } = (await site.ask('GET', `/problems/${SLUG}/discussion`)).body.data
    await site.ask('POST', `/forum/threads/${others.threadId}/merge`, {
      as: admin.as,
      body: { into: thread._id },
    })
    expect((await threads(`asks=${SLUG}`)).data).toEqual([])
    expect((await threads('asks=no-such-problem')).data).toEqual([])
    expect((await site.ask('GET', "/forum/threads?asks=a'b")).status).toBe(400)
  })

  test('LEARN-237 of 3,000 threads it reads those of the page', { tags: 'long' }, async () => {
    const { as, id } = await site.member()
    await sql(
      `with t as (insert into forum_threads (category, asks_about, last_activity_at)
         select 'DSA help', case when n % 60 = 0 then 'many-asked' when n % 3 = 0 then 'others-asked' end, now() - make_interval(mins => n)
         from generate_series(1, 3000) n returning id, last_activity_at)
       insert into forum_posts (id, thread_id, author_id, title, content) select id, id, $1, 'T', 'c' from t`,
      [id],
    )
    await sql('vacuum analyze forum_threads, forum_posts')
    const seen: string[] = []
    let cursor = ''
    do {
      const page = await threads(`asks=many-asked${cursor && `&cursor=${cursor}`}`, as)
      seen.push(...page.data.map((one: { _id: string }) => one._id))
      cursor = page.nextCursor ?? ''
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([50, 50])
    const read = await rowsRead(site.database, 'asks_about', () => threads('asks=many-asked&sort=latest', as))
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(300)
  })
})

describe('around questions', () => {
  test('LEARN-226 the expected wait is the median of the last thirty answers, and honest where there are few', async () => {
    const { as, id } = await site.member()
    await sql('delete from help_questions')
    const add = (count: number, minutes: number, ago: number) =>
      sql(
        `insert into help_questions (member_id, problem, asked_to, title, content, state, created_at, answered_at)
         select $1, 'fair-cuts', 'mentors', 't', 'c', 'answered', now() - make_interval(days => $3, mins => $2 + n), now() - make_interval(days => $3)
         from generate_series(1, $4) n`,
        [id, minutes, ago, count],
      )
    await add(4, 60, 1)
    expect((await asking(as)).wait).toEqual({
      mentors: { answers: 4, seconds: null },
      forum: { answers: 0, seconds: null },
    })
    await add(1, 60, 1)
    expect((await asking(as)).wait.mentors).toEqual({ answers: 5, seconds: 62 * 60 })
    // Answers before the last thirty do not count.
    await add(3_000, 10_000, 9)
    await add(26, 60, 1)
    expect((await asking(as)).wait.mentors.answers).toBe(30)
    expect((await asking(as)).wait.mentors.seconds).toBeLessThan(90 * 60)
    await sql('vacuum analyze help_questions')
    expect(await rowsRead(site.database, 'percentile_cont', () => asking(as))).toBeLessThan(70)
    await sql('delete from help_questions')
  })

  test('LEARN-227 a member has five open questions at most, and a repeated call asks once', async () => {
    await mentor()
    const { as } = await site.member({ batchId: batch })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = { to: 'mentors', title: 'Once', content: 'Only' }
    for (const _ of [1, 2]) await site.ask('POST', `/problems/${SLUG}/questions`, { as, body, headers: key })
    expect(await mine(as)).toHaveLength(1)
    for (const _ of [1, 2, 3, 4]) expect((await ask(as)).status).toBe(201)
    expect((await ask(as)).status).toBe(409)
    expect(await asking(as)).toMatchObject({ open: 5, most: 5 })
    const [{ _id }] = await mine(as)
    await site.ask('PUT', `/asked/${_id}/closed`, { as, body: { closed: true } })
    expect((await ask(as)).status).toBe(201)
  })

  test('LEARN-228 mentors and who asks are told, unless they muted or blocked; a paused member writes nothing', async () => {
    const [near, deaf] = [await mentor(), await mentor()]
    const { as, id } = await site.member({ batchId: batch })
    await sql(`insert into member_relations (member_id, other_id, kind) values ($1, $2, 'muted')`, [
      deaf.id,
      id,
    ])
    const { _id } = await asked(as)
    expect(await told(near.as)).toContainEqual(['question', 'Why is it zero?'])
    expect(await told(deaf.as)).not.toContainEqual(['question', 'Why is it zero?'])
    expect((await queue(deaf.as)).data.map((one: { _id: string }) => one._id)).not.toContain(_id)
    await comment(near.as, _id)
    await comment(near.as, _id)
    expect((await told(as)).filter(([kind]: string[]) => kind === 'question-answer')).toHaveLength(1)
    // A blocked mentor gets no question and reads none.
    await sql(`insert into member_relations (member_id, other_id, kind) values ($1, $2, 'blocked')`, [
      id,
      near.id,
    ])
    expect((await read(near.as, _id)).status).toBe(404)
    expect((await read(as, _id)).body.data.answers).toEqual([])
    await sql(`update members set paused_until = now() + interval '1 day' where id = $1`, [id])
    expect((await ask(as)).status).toBe(403)
    expect((await comment(as, _id)).status).toBe(403)
  })

  test('LEARN-229 what is reported is for moderators to read; they keep or remove it, once in the audit', async () => {
    const reader = await mentor()
    const { as } = await site.member({ batchId: batch })
    const { _id } = await asked(as)
    await comment(reader.as, _id, { content: 'Rude words' })
    const [{ _id: rude }] = (await read(as, _id)).body.data.answers
    const report = (who: string, body: object) => site.ask('POST', `/asked/${_id}/reports`, { as: who, body })
    const stranger = await site.member()
    expect((await report(stranger.as, { reason: 'Spam' })).status).toBe(404)
    for (const _ of [1, 2]) await report(as, { comment: rude, reason: 'Rude or abusive' })
    // Moderators read about it in the line of waiting work (LEARN-236).
    expect(await told(admin.as)).not.toContainEqual(expect.arrayContaining(['Why is it zero?']))
    const reports = async () =>
      (await site.ask('GET', '/asked/reports', { as: admin.as })).body.data.filter(
        (one: { questionId: string }) => one.questionId === _id,
      )
    expect(await reports()).toMatchObject([
      { content: 'Rude words', isComment: true, author: { name: 'Mina Mentor' } },
    ])
    expect((await read(admin.as, _id)).body.data).toMatchObject({ mayAnswer: false, mayModerate: true })
    const [{ _id: id }] = await reports()
    const resolve = (ruling: string) =>
      site.ask('POST', `/asked/reports/${id}/resolve`, { as: admin.as, body: { ruling } })
    expect((await resolve('removed')).body.message).toBe('Removed')
    expect((await resolve('kept')).body.message).toBe('Another moderator removed it before')
    expect((await read(as, _id)).body.data.answers).toMatchObject([
      { removed: true, content: '', author: null },
    ])
    expect(await told(reader.as)).toContainEqual(['question-removed', 'Why is it zero?'])
    expect(await reports()).toEqual([])
    // This report is about the question itself.
    await report(reader.as, { reason: 'Spam' })
    const [whole] = await reports()
    await site.ask('POST', `/asked/reports/${whole._id}/resolve`, {
      as: admin.as,
      body: { ruling: 'removed' },
    })
    for (const who of [as, reader.as, admin.as]) expect((await read(who, _id)).status).toBe(404)
    expect(await told(reader.as)).toContainEqual(['question', null])
    const audit = await sql(`select action from audit where target = $1 order by created_at`, [_id])
    expect(audit.rows.map(({ action }) => action)).toEqual(['help.removed', 'help.removed'])
  })

  test('LEARN-229 authors take back their comments, and nobody those of others', async () => {
    const reader = await mentor()
    const { as } = await site.member({ batchId: batch })
    const { _id } = await asked(as)
    await comment(reader.as, _id)
    const [{ _id: one }] = (await read(as, _id)).body.data.answers
    const remove = (who: string) => site.ask('DELETE', `/asked/${_id}/comments/${one}`, { as: who })
    expect((await remove(as)).status).toBe(403)
    expect((await remove((await site.member()).as)).status).toBe(404)
    expect((await remove(reader.as)).status).toBe(200)
    expect((await read(as, _id)).body.data).toMatchObject({
      comments: 0,
      answers: [{ removed: true, html: '' }],
    })
  })

  test('LEARN-232 the drafts of a question and of an answer are kept until they are sent', async () => {
    const reader = await mentor()
    const { as } = await site.member({ batchId: batch })
    const draft = (who: string, form: string) =>
      site.ask('PUT', `/drafts/${form}`, {
        as: who,
        body: { content: { title: 'Half', content: 'a thought' } },
      })
    const kept = async (who: string, form: string) =>
      (await site.ask('GET', `/drafts/${form}`, { as: who })).body.data
    expect((await draft(as, `ask:${SLUG}`)).status).toBe(200)
    expect((await draft(as, 'ask:no-such-problem')).status).toBe(404)
    const { _id } = await asked(as)
    expect(await kept(as, `ask:${SLUG}`)).toBeNull()
    expect((await draft(reader.as, `answer:${_id}`)).status).toBe(200)
    expect((await draft((await site.member()).as, `answer:${_id}`)).status).toBe(404)
    await comment(reader.as, _id)
    expect(await kept(reader.as, `answer:${_id}`)).toBeNull()
  })
})
