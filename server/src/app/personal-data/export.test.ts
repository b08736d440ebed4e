import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ownData } from '@callofcode/contract/account/own-account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendForm } from '../../../testing/form.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { write } from '../../platform/database/database.ts'
import { SECTIONS } from './personal-data.ts'
import { shutAccount } from './remove-member.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const take = async (as: string) => {
  const answer = await site.ask('GET', '/members/me/export', { as })
  return { ...answer, data: answer.body.data ? ownData.strict().parse(answer.body.data) : undefined }
}
const send = async (method: 'POST' | 'PUT' | 'PATCH', path: string, as: string, body?: object) => {
  const answer = await site.ask(method, path, { as, ...(body && { body }) })
  expect([path, answer.status < 300]).toEqual([path, true])
  return answer.body.data
}
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Returns the bytes in use after garbage collection. */
function heldBytes() {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

describe('the own data', () => {
  test('NOTE-03 safety P1 is a file of all that the member did', async () => {
    const { as, email } = await site.member({ role: 'admin', name: 'Asha Verma' })
    const { as: other } = await site.member({ role: 'admin' })
    await sendForm(site, as, {
      memberData: '{"bio":"Graphs."}',
      file: new Blob([pixel], { type: 'image/png' }),
    })
    await site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })
    const { rows } = await site.database.pool.query('select id from questions limit 2')
    const turn = (at: number) =>
      send('PATCH', `/progress/memberId/questions/${rows[at].id}/completed/toggle`, as)
    for (const at of [0, 1, 1]) await turn(at)
    const thread = await send('POST', '/forum/threads', as, {
      title: 'T',
      category: 'General',
      content: 'One',
    })
    await send('PATCH', `/forum/threads/${thread._id}`, as, { content: 'Two' })
    await send('POST', `/forum/threads/${thread._id}/replies`, as, { content: 'My reply' })
    const theirs = await send('POST', '/forum/threads', other, {
      title: 'O',
      category: 'General',
      content: 'Theirs',
    })
    await send('POST', `/forum/threads/${theirs._id}/vote`, as)
    await send('POST', '/forum/flags', as, { postId: theirs._id, reason: 'Spam', note: 'Look' })
    const [startsAt, endsAt] = ['2100-01-01T10:00:00Z', '2100-01-01T12:00:00Z']
    const event = { title: 'Night', description: 'D', startsAt, endsAt, timeZone: 'Asia/Kolkata' }
    const questions = [{ name: 'Diet?', kind: 'text' }]
    const { _id } = await send('POST', '/events', as, { ...event, questions })
    const asked = (await site.ask('GET', `/events/${_id}/questions`, { as })).body.data.questions[0]._id
    await send('POST', `/events/${_id}/register`, as, { answers: [{ question: asked, value: 'Rice' }] })
    const experience = { company: 'Google', role: 'SDE', verdict: 'Selected', content: 'Five rounds.' }
    await send('POST', '/experiences', as, { ...experience, anonymous: true })
    await send('POST', '/admin/createBlog', as, { title: 'B', author: 'Asha Verma', content: 'C' })
    const question = { questionName: 'Two Sum', difficulty: 'Easy', link: 'https://example.com/' }
    await send('POST', '/admin/createModule', as, { title: 'M', description: 'D', questions: [question] })
    const days = { days: 30, password: PASSWORD }
    await send('POST', '/members/me/tokens', as, { name: 'Editor', scopes: ['read'], ...days })
    await send('PUT', '/drafts/blog', as, { content: { title: 'Half a blog' } })
    await send('PUT', '/drafts/note:fair-cuts', as, { content: { text: 'Cut after each weight.' } })

    const { status, headers, data } = await take(as)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="call-of-code-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(data?.profile).toMatchObject({ email, bio: 'Graphs.', status: 'approved' })
    expect(Buffer.from(data?.photo?.base64 ?? '', 'base64').toString('latin1', 8, 12)).toBe('WEBP')
    expect(data).toMatchObject({
      progress: [{ questionId: rows[0].id, completedAt: expect.stringMatching(/Z$/) }],
      unticked: [{ questionId: rows[1].id, firstCompletedAt: expect.stringMatching(/Z$/) }],
      threads: [{ title: 'T', category: 'General', content: 'Two' }],
      replies: [{ threadId: thread._id, content: 'My reply' }],
      earlierTexts: [{ postId: thread._id, content: 'One' }],
      votes: [{ postId: theirs._id }],
      flags: [{ reason: 'Spam', note: 'Look' }],
      registrations: [{ event: 'Night', state: 'going' }],
      eventAnswers: [{ event: 'Night', question: 'Diet?', answer: 'Rice' }],
      experiences: [{ company: 'Google', status: 'submitted' }],
      blogs: [{ title: 'B', author: 'Asha Verma' }],
      modules: [{ title: 'M', questions: [{ name: 'Two Sum' }] }],
      events: [{ title: 'Night' }],
      apiTokens: [{ name: 'Editor', scopes: ['read'], lastUsedAt: null }],
      drafts: [
        { form: 'blog', content: { title: 'Half a blog' } },
        { form: 'note:fair-cuts', content: { text: 'Cut after each weight.' } },
      ],
    })
    expect(data?.signins).toHaveLength(2)
    expect(data?.audit).toContainEqual(
      expect.objectContaining({ action: 'signin', outcome: 'ok', byYou: true }),
    )
  })

  test('safety P1 Z4 holds nothing of others, no hash and no token', async () => {
    const stranger = await site.member({ name: 'Stranger Danger' })
    await send('POST', '/forum/threads', stranger.as, { title: 'S', category: 'General', content: 'Strange' })
    const { as } = await site.member()
    const { body, data } = await take(as)
    expect(JSON.stringify(body).replace('"apiTokens"', '')).not.toMatch(/Strange|argon2|token|hash/i)
    for (const { name } of SECTIONS)
      expect([name, data?.[name as 'votes'].length]).toEqual([
        name,
        ['signins', 'seen', 'audit'].includes(name) ? 1 : 0,
      ])
  })

  test('safety P1 P3 an admin’s action on the member is exported without the admin and their address', async () => {
    const { as: admin, id: adminId } = await site.member({ role: 'admin' })
    const { id, as } = await site.member()
    await send('PUT', `/admin/members/${id}/tasks/approvals`, admin, { until: null })
    const { data } = await take(as)
    const row = data?.audit.find(({ action }) => action === 'task.give-approvals')
    expect(row).toMatchObject({ byYou: false, address: null })
    expect(JSON.stringify(data)).not.toContain(adminId)
  })

  test('safety P1 P2 CLUB-08 tells why the signup was declined, and forgets it with the account', async () => {
    const { id, as } = await site.member()
    // A declined person cannot sign in, so the test sets the reason on a member. The reason is the member's own data.
    await site.database.pool.query(`update members set declined_reason = 'Twice here.' where id = $1`, [id])
    expect((await take(as)).data?.profile.declinedReason).toBe('Twice here.')
    await write(site.database, (tx, changed) => shutAccount(tx, changed, id))
    const { rows } = await site.database.pool.query('select * from members where id = $1', [id])
    expect(rows[0]).toMatchObject({ declined_reason: null, decision_id: null })
  })

  test('safety P1 many rows come whole and once, page after page', async () => {
    const { id, as } = await site.member()
    await site.database.pool.query(
      `insert into audit (actor_id, action, outcome, created_at)
       select $1, 'x' || n, 'ok', case when n % 2 = 0 then now() else now() - n * interval '1 second' end
       from generate_series(1, 205) n`,
      [id],
    )
    const { data } = await take(as)
    const actions = data?.audit.map(({ action }) => action).filter((action) => action !== 'member.export')
    expect(actions).toHaveLength(205)
    expect(new Set(actions).size).toBe(205)
  })

  test('safety P1 a hundred megabytes of submissions are sent as they are read, in bounded memory', {
    tags: 'long',
  }, async () => {
    const { id, as } = await site.member()
    await site.database.pool.query(
      `insert into problem_submissions (member_id, problem, language, source, source_hash, state, verdict, judged_at)
       select $1, 'fair-cuts', 'python', repeat('print(1)', 2560), md5(n::text), 'done', 'Accepted', now()
       from generate_series(1, 5000) n`,
      [id],
    )
    const address = await site.listen()
    const before = heldBytes()
    let [bytes, peak, looked] = [0, 0, 0]
    const answer = await fetch(`${address}/api/v1/members/me/export`, {
      headers: { authorization: `Bearer ${as}` },
    })
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length
      if (bytes - looked < 4_000_000) continue
      looked = bytes
      peak = Math.max(peak, heldBytes() - before)
    }
    expect(bytes).toBeGreaterThan(100_000_000)
    expect(peak).toBeLessThan(50_000_000)
  })

  test('safety P1 every table with a member’s rows has its part, or a reason not to', async () => {
    const { rows } = await site.database.pool.query<{ table: string; column: string }>(
      `select conrelid::regclass::text as table, a.attname as column from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where contype = 'f' and confrelid = 'members'::regclass order by 1, 2`,
    )
    const parts = SECTIONS.map(({ from, where }) => `${from} ${where}`).join('\n')
    const told = ({ table, column }: { table: string; column: string }) =>
      new RegExp(`\\b${table}\\b.*\\b${column}\\b`).test(parts)
    const left = rows.filter((row) => !told(row)).map(({ table, column }) => `${table}.${column}`)
    expect(left).toEqual(NOT_TOLD.map(([column]) => column))
  })
})

/** Columns that refer to a member but are left out of the export, in the order of the tables. */
const NOT_TOLD = [
  ['approval_decisions.decided_by', 'signups of others'],
  ['approved_domains.created_by', 'rules of the club'],
  ['authored_problems.updated_by', 'texts of the club'],
  ['authored_versions.author_id', 'texts of the club'],
  ['batch_mentors.given_by', 'who gave others a batch'],
  ['certificates.issued_by', 'certificates of others'],
  ['club_versions.written_by', 'texts of the club'],
  ['device_words.member_id', 'that a tick or a review has arrived, which are told themselves'],
  ['event_attendances.by_id', 'check-ins of others'],
  ['factor_steps.member_id', 'a secret of some minutes'],
  ['forum_flags.resolved_by', 'how moderators decided'],
  ['forum_posts.deleted_by', 'how moderators decided'],
  ['forum_revisions.editor_id', 'texts of others'],
  ['help_comments.removed_by', 'how moderators decided'],
  ['help_questions.removed_by', 'how moderators decided'],
  ['help_questions.thanked_id', 'thanks of others'],
  ['help_reports.resolved_by', 'how moderators decided'],
  ['join_codes.created_by', 'rules of the club'],
  ['kept_answers.member_id', 'what was answered already, for a day'],
  ['measures.given_by', 'how moderators decided'],
  ['measures.lifted_by', 'how moderators decided'],
  ['member_act_changes.member_id', 'what an act of an admin on many changed, for a day'],
  ['member_acts.actor_id', 'what an admin did to others, which the audit says'],
  ['member_import_changes.member_id', 'what an import changed, for a day'],
  ['member_imports.author_id', 'what an admin imported, which the audit says'],
  ['member_set_members.member_id', 'whom an admin chose for an announcement or a file'],
  ['member_sets.made_by', 'what an admin chose, which the audit says'],
  ['member_tasks.given_by', 'who gave others a task'],
  ['member_topics.member_id', 'when a topic was ticked last, counted from the ticks'],
  ['members.decided_by', 'signups of others'],
  ['notifications.actor_id', 'what others are told'],
  ['one_time_codes.member_id', 'a secret of some minutes'],
  ['photos.member_id', 'told with the profile'],
  ['plans.made_by', 'plans of others'],
  ['question_changes.by_id', 'texts of the club'],
  ['question_changes.undone_by', 'texts of the club'],
  ['reset_tokens.member_id', 'a secret of some minutes'],
  ['solution_bests.member_id', 'which of their submissions counts, which are told themselves'],
  ['tick_states.member_id', 'when a tick changed last, for the order of what devices send'],
  ['versions.editor_id', 'texts of the club'],
  ['webhook_deliveries.member_id', 'what other parts say was told to another site, for a month'],
] as const

describe('refusals', () => {
  test('safety R4 more often than allowed answers 429, and says when to come back', async () => {
    const own = await testSite({ EXPORTS_PER_HOUR: '2', RATE_LIMITS: 'on' })
    const { as } = await own.member()
    const answers = []
    for (let at = 0; at < 3; at++) answers.push(await own.ask('GET', '/members/me/export', { as }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
    await own.close()
  })
})
