import { sharedSolutionMessages as messages } from '@callofcode/contract/solution/shared-solution'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgedSubmission } from '../../../testing/accepted-submission.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

type Given = Parameters<typeof judgedSubmission>[2]
type Method = 'GET' | 'PUT' | 'DELETE'

const share = (as: string, id: string, named = true) =>
  site.ask('PUT', `/submissions/${id}/share`, { as, body: { named } })
const list = (as: string, slug: string, query = '') =>
  site.ask('GET', `/problems/${slug}/solutions${query}`, { as })
const read = (as: string, id: string) => site.ask('GET', `/solutions/${id}`, { as })

/** Creates a member who has solved a problem. */
async function solver(given: Given, name = 'Asha Verma') {
  const member = await site.member({ name })
  return { ...member, submission: await judgedSubmission(site, member.id, given) }
}
/** Creates a member who shares a solution, and returns both with its id. */
async function sharer(given: Given, named = true, name = 'Asha Verma') {
  const member = await solver(given, name)
  expect((await share(member.as, member.submission, named)).status).toBe(200)
  const { data } = (
    await list(member.as, given?.problem ?? 'fair-cuts', `?language=${given?.language ?? 'python'}`)
  ).body
  return { ...member, solution: data.find((one: { own: boolean }) => one.own)._id as string }
}

describe('sharing', () => {
  test('SOLN-01 SOLN-02 nothing is shared before its author says so, and it can be taken back', async () => {
    const problem = 'key-wheel'
    const author = await solver({ problem })
    const reader = await solver({ problem })
    const listed = async () => (await list(reader.as, problem, '?language=python')).body.data
    expect(await listed()).toEqual([])
    const state = await site.ask('GET', `/submissions/${author.submission}/share`, { as: author.as })
    expect(state.body.data).toEqual({ state: 'private', named: false })

    const { body } = await share(author.as, author.submission, false)
    expect(body).toMatchObject({ message: 'Solution Shared', data: { state: 'shared', named: false } })
    const [anonymous] = await listed()
    expect(anonymous).toMatchObject({ author: null, own: false, language: 'python', fuel: 1_000, bytes: 8 })
    expect(JSON.stringify((await read(reader.as, anonymous._id)).body)).not.toContain('Asha')

    await share(author.as, author.submission, true)
    expect(await listed()).toMatchObject([{ _id: anonymous._id, author: { name: 'Asha Verma' } }])
    const ended = await site.ask('DELETE', `/submissions/${author.submission}/share`, { as: author.as })
    expect(ended.body).toMatchObject({ message: 'No Longer Shared', data: { state: 'private' } })
    expect(await listed()).toEqual([])
    expect((await read(reader.as, anonymous._id)).status).toBe(404)
  })

  test('SOLN-02 another solution in the same language takes the place of the first', async () => {
    const problem = 'reading-goals'
    const author = await sharer({ problem, fuel: 500 })
    const better = await judgedSubmission(site, author.id, { problem, fuel: 200, source: 'print(22)' })
    await share(author.as, better)
    const { data } = (await list(author.as, problem)).body
    expect(data).toMatchObject([{ fuel: 200, bytes: 9, own: true }])
    const first = await site.ask('GET', `/submissions/${author.submission}/share`, { as: author.as })
    expect(first.body.data.state).toBe('private')
  })

  test('SOLN-02 only an accepted submission of one’s own can be shared', async () => {
    const [author, other] = [await site.member(), await site.member({ role: 'admin' })]
    const wrong = await judgedSubmission(site, author.id, { verdict: 'Wrong Answer' })
    const refused = await share(author.as, wrong)
    expect([refused.status, refused.body.message]).toEqual([409, messages.notAccepted.text])
    const right = await judgedSubmission(site, author.id)
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const path = `/submissions/${right}/share`
      const body = method === 'PUT' ? { body: { named: true } } : {}
      expect((await site.ask(method, path, { as: other.as, ...body })).status).toBe(404)
      expect((await site.ask(method, path, body)).status).toBe(401)
    }
    expect((await site.ask('PUT', `/submissions/${right}/share`, { as: author.as, body: {} })).status).toBe(
      400,
    )
  })
})

describe('reading', () => {
  test('SOLN-01 only those who have solved the problem read shared solutions, and admins', async () => {
    const { solution } = await sharer({ language: 'cpp', source: 'int main() {}' })
    const waiting = await site.member({ status: 'pending' })
    const tried = await site.member()
    await judgedSubmission(site, tried.id, { verdict: 'Wrong Answer' })
    const solvedAnother = await solver({ problem: 'key-wheel' })
    const [manager, admin] = [
      await site.member({ tasks: ['approvals'] }),
      await site.member({ role: 'admin' }),
    ]
    const reader = await solver({})
    const statuses = async (as?: string) => {
      const given = as ? { as } : {}
      const answers = await Promise.all([
        site.ask('GET', '/problems/fair-cuts/solutions', given),
        site.ask('GET', '/problems/fair-cuts/solutions?language=cpp', given),
        site.ask('GET', `/solutions/${solution}`, given),
      ])
      for (const { status, body } of answers)
        if (status !== 200) expect(JSON.stringify(body)).not.toContain('main')
      return answers.map(({ status }) => status)
    }
    expect(await statuses()).toEqual([401, 401, 401])
    expect(await statuses(waiting.as)).toEqual([401, 401, 401])
    for (const { as } of [tried, solvedAnother, manager]) expect(await statuses(as)).toEqual([403, 403, 403])
    for (const { as } of [reader, admin]) expect(await statuses(as)).toEqual([200, 200, 200])
    expect((await list(tried.as, 'fair-cuts')).body.message).toBe(messages.solveFirst.text)
    expect((await list(reader.as, 'no-such-problem')).status).toBe(404)
  })

  test('SOLN-03 a solution is read as it was written and highlighted, whatever backticks it has', async () => {
    const source = '// ```` <script>alert(1)</script>\nconst one = `a`\n'
    const { as, solution } = await sharer({ language: 'javascript', source })
    const { data } = (await read(as, solution)).body
    expect(data.source).toBe(source)
    expect(data.html).toMatch(/^<figure class="code">.*<span class="k">const<\/span>/s)
    expect(data.html).not.toContain('<script')
    expect(data.html.match(/<figure/g)).toHaveLength(1)
  })

  test('SOLN-03 the list has the least fuel first, one language at a time, in pages without a gap', async () => {
    const slug = 'tide-table'
    const given = { problem: slug, language: 'cpp' } as const
    const shareOne = async (one: Given) => {
      const { as, submission } = await solver(one)
      await share(as, submission)
    }
    for (let at = 0; at < 25; at++) await shareOne({ ...given, fuel: 100 + ((at * 7) % 10) })
    await shareOne({ problem: slug, language: 'python' })
    const reader = await solver(given)
    const found: { _id: string; fuel: number; language: string }[] = []
    for (let cursor = '', page = 0; page === 0 || cursor; page++) {
      const { body } = await list(reader.as, slug, cursor && `?language=cpp&cursor=${cursor}`)
      expect(body).toMatchObject({ language: 'cpp', languages: ['cpp', 'python'] })
      found.push(...body.data)
      cursor = body.next ?? ''
    }
    const fuels = found.map(({ fuel }) => fuel)
    expect([fuels.length, new Set(found.map(({ _id }) => _id)).size]).toEqual([25, 25])
    expect(fuels).toEqual([...fuels].sort((a, b) => a - b))
    expect((await list(reader.as, slug, '?cursor=e30')).status).toBe(400)
    expect((await list(reader.as, slug, '?language=java')).body).toMatchObject({ data: [], language: 'java' })
  })
})

describe('removal', () => {
  test('SOLN-04 safety P3 an admin removes a solution for good, and the audit names it', async () => {
    const { as, submission, solution } = await sharer({ language: 'typescript' })
    const { id, as: admin } = await site.member({ role: 'admin' })
    const writer = await site.member({ tasks: ['content'] })
    const remove = (token?: string) =>
      site.ask('DELETE', `/admin/solutions/${solution}`, token ? { as: token } : {})
    expect((await remove()).status).toBe(401)
    for (const token of [as, writer.as]) expect((await remove(token)).status).toBe(403)
    expect((await remove(admin)).body.message).toBe('Solution Removed')
    expect((await remove(admin)).status).toBe(404)
    expect((await read(as, solution)).status).toBe(404)
    expect((await list(as, 'fair-cuts', '?language=typescript')).body.data).toEqual([])

    const refused = await share(as, submission)
    expect([refused.status, refused.body.message]).toEqual([409, messages.removed.text])
    await site.ask('DELETE', `/submissions/${submission}/share`, { as })
    const { body } = await site.ask('GET', `/submissions/${submission}/share`, { as })
    expect(body.data.state).toBe('removed')
    const audit = await site.ask('GET', `/audit?action=solution.&actor=${id}`, { as: admin })
    expect(audit.body.data).toMatchObject([
      { action: 'solution.remove', target: solution, thing: { kind: 'solution', name: 'fair-cuts' } },
    ])
  })

  test('SOLN-05 shared solutions are in the own data, and go with the account', async () => {
    const { as, solution, submission } = await sharer({ language: 'java' })
    const { data } = (await site.ask('GET', '/members/me/export', { as })).body
    expect(data.sharedSolutions).toMatchObject([
      { submissionId: submission, problem: 'fair-cuts', language: 'java', named: true },
    ])
    const reader = await solver({})
    expect((await read(reader.as, solution)).status).toBe(200)
    await site.ask('POST', '/members/me/delete', { as, body: { password: PASSWORD } })
    expect((await read(reader.as, solution)).status).toBe(404)
  })
})

test.each<[Method, string]>([
  ['GET', '/solutions/x'],
  ['DELETE', '/admin/solutions/x'],
  ['PUT', '/submissions/x/share'],
])('safety I5 %s %s with an id that is none answers 404', async (method, path) => {
  const { as } = await site.member({ role: 'admin' })
  const body = method === 'PUT' ? { body: { named: true } } : {}
  expect((await site.ask(method, path, { as, ...body })).status).toBe(404)
})
