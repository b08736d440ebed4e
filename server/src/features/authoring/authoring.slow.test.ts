import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writesProblems } from '../../../testing/authoring.ts'
import { sendPackage } from '../../../testing/form.ts'
import { handsIn } from '../../../testing/solutions.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
let member: Awaited<ReturnType<TestSite['member']>>
let { create, get, save, checked, publish, download } = {} as ReturnType<typeof writesProblems>
beforeAll(async () => {
  site = await testSite({ LANES: '1' })
  admin = (await site.member({ role: 'admin' })).as
  ;({ create, get, save, checked, publish, download } = writesProblems(site, admin))
  member = await site.member()
})
afterAll(() => site.close())

// The judge checks each of these as a whole, which takes a minute.
const LONG = 900_000

test(
  'RES-45 a copy of a shipped problem passes as the original does',
  async () => {
    await create({ slug: 'cuts-again', from: 'fair-cuts' })
    expect(await checked('cuts-again')).toMatchObject({ state: 'passed', faults: [] })
    await publish('cuts-again')
    const [own, shipped] = await Promise.all(
      ['cuts-again', 'fair-cuts'].map(async (slug) => (await site.ask('GET', `/problems/${slug}`)).body.data),
    )
    expect(own.samples).toEqual(shipped.samples)
    expect(own.html).toBe(shipped.html)
  },
  LONG,
)

test(
  'RES-46 a package of Kattis that comes back is proven, and members solve it',
  async () => {
    await create({ slug: 'goals-again', from: 'reading-goals' })
    expect((await download('goals-again', 'kattis')).statusCode).toBe(409)
    await checked('goals-again')
    const { rawPayload } = await download('goals-again', 'kattis')
    expect(Object.keys(unzipSync(new Uint8Array(rawPayload)))).toContain('goalsagain/problem.yaml')
    const { body } = await sendPackage(site, admin, rawPayload, { slug: 'goals-back', difficulty: 'Easy' })
    expect(body.notes).toEqual(['three hints in problem.json'])
    expect(body.data.data.length).toBeGreaterThan(20)
    const task = JSON.parse(body.data.files['problem.json'])
    await save('goals-back', { 'problem.json': JSON.stringify({ ...task, hints: ['one', 'two', 'three'] }) })
    expect(await checked('goals-back')).toMatchObject({ state: 'passed', faults: [] })
    await publish('goals-back')
    const source = (await get('goals-again')).files['submissions/accepted/reference.js'] ?? ''
    expect(await handsIn(site, member).judged('goals-back', 'javascript', source)).toMatchObject({
      verdict: 'Accepted',
    })
  },
  LONG,
)

test(
  'RES-26 an interactive problem of the club talks with programs in every language',
  async () => {
    await create({ slug: 'wheel-again', style: 'interactive' })
    expect(await checked('wheel-again')).toMatchObject({ state: 'passed', faults: [] })
    await publish('wheel-again')
    const { files } = await get('wheel-again')
    for (const [language, end] of [
      ['python', 'py'],
      ['cpp', 'cpp'],
    ] as const) {
      const source = files[`submissions/accepted/reference.${end}`] ?? ''
      expect(await handsIn(site, member).judged('wheel-again', language, source)).toMatchObject({
        verdict: 'Accepted',
      })
    }
  },
  LONG,
)

test(
  'RES-42 a wrong solution that passes is told',
  async () => {
    await create({ slug: 'broken-steps' })
    const { files } = await get('broken-steps')
    await save('broken-steps', {
      'submissions/wrong_answer/right-after-all.py': files['submissions/accepted/reference.py'] ?? '',
    })
    const { faults } = await checked('broken-steps')
    expect(faults).toEqual([{ file: 'submissions/wrong_answer/right-after-all.py', reason: 'gets Accepted' }])
  },
  LONG,
)

test(
  'RES-42 code that never ends, or takes all memory, ends the check and not the site',
  async () => {
    await create({ slug: 'endless-steps', style: 'stdin' })
    const { files } = await get('endless-steps')
    const reference = files['reference.ts'] ?? ''
    await save('endless-steps', {
      'reference.ts': reference.replace(
        /solve\([\s\S]*?\{\n/,
        '$&  const all = []\n  while (true) all.push(new Array(9999).fill(1))\n',
      ),
    })
    expect((await checked('endless-steps')).faults).toEqual([
      { file: 'tests.ts', reason: expect.stringContaining('it takes too much memory') },
    ])
  },
  LONG,
)
