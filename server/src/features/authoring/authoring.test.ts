import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writesProblems } from '../../../testing/authoring.ts'
import { sendPackage } from '../../../testing/form.ts'
import { handsIn } from '../../../testing/solutions.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
let member: Awaited<ReturnType<TestSite['member']>>
let { at, create, get, save, checked, publish, download } = {} as ReturnType<typeof writesProblems>
beforeAll(async () => {
  site = await testSite({ LANES: '1' })
  admin = (await site.member({ role: 'admin', name: 'Ada Admin' })).as
  ;({ at, create, get, save, checked, publish, download } = writesProblems(site, admin))
  member = await site.member()
})
afterAll(() => site.close())

/** The beginning of the function. */
const SOLVE = /solve\([\s\S]*?\{\n/

describe('a problem of the club', () => {
  test('RES-41 is written, proven, published, and solved by a member like any other', async () => {
    expect((await create({ slug: 'even-steps' })).status).toBe(201)
    const problem = JSON.parse((await get('even-steps')).files['problem.json'] ?? '')
    await save('even-steps', { 'problem.json': JSON.stringify({ ...problem, title: 'Even Steps' }) })
    expect((await publish('even-steps')).body.message).toContain('Check this version first')
    expect((await site.ask('GET', '/problems/even-steps')).status).toBe(404)

    const check = await checked('even-steps')
    expect(check).toMatchObject({ state: 'passed', faults: [] })
    expect(check.measures.map(({ language }) => language)).toEqual(['cpp', 'python', 'javascript'])
    expect((await publish('even-steps', 'The first one')).body.data).toMatchObject({
      state: 'published',
      version: 1,
    })

    const { body } = await site.ask('GET', '/problems/even-steps')
    expect(body.data).toMatchObject({ title: 'Even Steps', samples: [{ answer: 2 }, { answer: 0 }] })
    const listed = (await site.ask('GET', '/problems')).body.data as { slug: string }[]
    expect(listed.map(({ slug }) => slug)).toContain('even-steps')
    const found = await site.ask('GET', '/search?q=even%20steps')
    expect(JSON.stringify(found.body)).toContain('even-steps')

    const hands = handsIn(site, member)
    const right = 'def countEven(nums):\n    return sum(one % 2 == 0 for one in nums)\n'
    expect(await hands.judged('even-steps', 'python', right)).toMatchObject({ verdict: 'Accepted' })
    const wrong = 'def countEven(nums):\n    return len(nums)\n'
    expect(await hands.judged('even-steps', 'python', wrong)).toMatchObject({ verdict: 'Wrong Answer' })
  })

  test('RES-41 browsers get its reference as a text, and nothing of its hidden tests', async () => {
    const { script } = (await site.ask('GET', '/problems/even-steps')).body.data
    const answer = await site.app.inject({ url: script })
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.body).toContain('enclosed')
    expect(answer.body).not.toContain('samples')
  })

  test('RES-42 what is wrong with it is told with the file and the line, and it cannot be published', async () => {
    await create({ slug: 'broken-steps' })
    const { files } = await get('broken-steps')
    await save('broken-steps', {
      'reference.ts': `${files['reference.ts']}\nconst never: number = 'a text'\n`,
    })
    const [fault] = (await checked('broken-steps')).faults
    expect(fault).toMatchObject({ file: 'reference.ts' })
    expect(fault?.reason).toMatch(/^line \d+: /)
    expect((await publish('broken-steps')).status).toBe(409)
  })

  test('RES-42 faults of the code come with those of the other files, and it is said that the solutions come next', async () => {
    await create({ slug: 'broken-twice' })
    const { files } = await get('broken-twice')
    await save('broken-twice', {
      'reference.ts': `${files['reference.ts']}\nconst never: number = 'a text'\n`,
      'statement.md': ' ',
    })
    const { faults, judged } = await checked('broken-twice')
    expect(faults.map(({ file }: { file: string }) => file)).toEqual(['reference.ts', 'statement.md'])
    expect(judged).toBe(false)
  })

  test('RES-42 its code finds what the program of a learner finds, and nothing of the site', async () => {
    await create({ slug: 'curious-steps', style: 'stdin' })
    const { files } = await get('curious-steps')
    // The names are split, because the check of the text would already refuse them.
    const peek = `  const host = [].constructor.constructor('return this')() as any
  const part = (...pieces: string[]) => host[pieces.join('')]
  const reach = (name: string) => { try { return typeof part('req', 'uire')(name) } catch { return 'nothing' } }
  const found = [typeof part('fet', 'ch'), reach('child_process'), reach('net'), ...Object.keys(part('proc', 'ess').env)]
  throw new Error('found ' + found)
`
    await save('curious-steps', {
      'reference.ts': (files['reference.ts'] ?? '').replace(SOLVE, `$&${peek}`),
    })
    const [fault] = (await checked('curious-steps')).faults
    expect(fault?.reason).toMatch(/^fails at reference\.ts:\d+: Error: found undefined,nothing,nothing$/)
  })
})

describe('versions', () => {
  test('RES-44 what is saved later is shown only when it is published; each version is kept', async () => {
    const { files } = await get('even-steps')
    await save('even-steps', { 'statement.md': `${files['statement.md']}\n- the list is not sorted\n` })
    expect((await get('even-steps')).isChanged).toBe(true)
    expect((await site.ask('GET', '/problems/even-steps')).body.data.html).not.toContain('not sorted')
    await checked('even-steps')
    expect((await publish('even-steps', 'Says more')).body.data).toMatchObject({
      version: 2,
      isChanged: false,
    })
    expect((await site.ask('GET', '/problems/even-steps')).body.data.html).toContain('not sorted')
    const { data } = (await site.ask('GET', at('even-steps', '/versions'), { as: admin })).body
    expect(data).toMatchObject([
      { number: 2, note: 'Says more', by: 'Ada Admin' },
      { number: 1, note: 'The first one' },
    ])
    const first = await site.ask('GET', at('even-steps', '/versions/1'), { as: admin })
    expect(first.body.data.files['statement.md']).toBe(files['statement.md'])
    expect((await site.ask('GET', at('even-steps', '/versions/9'), { as: admin })).status).toBe(404)
  })

  test('RES-44 a withdrawn problem is gone for members, what they did is kept, and it can come back', async () => {
    expect((await site.ask('POST', at('even-steps', '/withdraw'), { as: admin })).body.data.state).toBe(
      'withdrawn',
    )
    expect((await site.ask('GET', '/problems/even-steps')).status).toBe(404)
    expect(JSON.stringify((await site.ask('GET', '/search?q=even%20steps')).body)).not.toContain('even-steps')
    expect((await site.ask('DELETE', at('even-steps'), { as: admin })).status).toBe(409)
    expect((await publish('even-steps')).body.data).toMatchObject({ state: 'published', version: 3 })
    const own = await site.ask('GET', '/problems/even-steps/mine', { as: member.as })
    expect(own.body.data.solvedAt).not.toBeNull()
  })

  test('RES-43 who saves over a newer revision is refused, and nothing is lost', async () => {
    const { revision } = await get('broken-steps')
    await save('broken-steps', { 'editorial.md': 'Of the first: $O(n)$' })
    const late = await save('broken-steps', { 'editorial.md': 'Of the second' }, revision)
    expect(late.status).toBe(409)
    expect((await get('broken-steps')).files['editorial.md']).toBe('Of the first: $O(n)$')
  })

  test('RES-44 a draft can be deleted', async () => {
    await create({ slug: 'short-lived' })
    expect((await site.ask('DELETE', at('short-lived'), { as: admin })).status).toBe(200)
    expect((await site.ask('GET', at('short-lived'), { as: admin })).status).toBe(404)
  })
})

describe('packages', () => {
  test('RES-45 the folder that is exported and imported again has the same files', async () => {
    const { rawPayload } = await download('even-steps', 'folder')
    const { status, body } = await sendPackage(site, admin, rawPayload, { slug: 'even-again' })
    expect(status).toBe(201)
    expect(body.notes).toEqual([])
    expect(body.data.files).toEqual((await get('even-steps')).files)
  })

  test('RES-46 what a package cannot say is refused in words', async () => {
    const { statusCode, json } = await download('even-steps', 'kattis')
    expect([statusCode, json().message]).toEqual([
      409,
      'even-steps cannot be a package: a package asks for programs, this problem for a function.',
    ])
  })

  test.each([['no zip file', Buffer.from('PK, nearly'), 'This is no zip file.']])(
    'RES-45 %s is refused',
    async (_, bytes, message) => {
      const { status, body } = await sendPackage(site, admin, bytes, { slug: 'nothing' })
      expect([status, body.errors.file]).toEqual([400, message])
    },
  )
})

test('AUTH-15 only admins write problems', async () => {
  for (const [method, path] of [
    ['GET', '/admin/problems'],
    ['POST', '/admin/problems'],
    ['PATCH', at('even-steps')],
    ['POST', at('even-steps', '/publish')],
  ] as const)
    expect((await site.ask(method, path, { as: member.as, body: {} })).status).toBe(403)
})
