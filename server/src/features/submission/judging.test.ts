import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SOLUTION_LANGUAGES } from '@callofcode/contract/problem/problem'
import { VERDICTS } from '@callofcode/contract/submission/solution-submission'
import { languages } from '@callofcode/judge/language'
import { verdicts } from '@callofcode/judge/verdict'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handsIn, shippedSolution as solution } from '../../../testing/solutions.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { shippedProblems } from '../problem/problem-modules.ts'

let site: TestSite
let asha: Awaited<ReturnType<TestSite['member']>>
let hands: ReturnType<typeof handsIn>
beforeAll(async () => {
  site = await testSite({ LANES: '1' })
  asha = await site.member()
  hands = handsIn(site, asha)
})
afterAll(() => site.close())

test('the contract and the judge know the same languages and verdicts', () => {
  expect([...SOLUTION_LANGUAGES].sort()).toEqual([...languages].sort())
  expect(VERDICTS).toEqual(verdicts)
})

describe('a verdict over HTTP', () => {
  test.each([
    ['python', 'accepted/reference.py', 'Accepted'],
    ['javascript', 'wrong_answer/halves-the-total.js', 'Wrong Answer'],
    ['javascript', 'time_limit_exceeded/adds-up-for-each-cut.js', 'Time Limit Exceeded'],
    ['python', 'run_time_error/one-bead-is-forgotten.py', 'Runtime Error'],
  ])('safety J1 in %s, %s: %s', async (language, file, verdict) => {
    const done = await hands.judged('fair-cuts', language, solution('fair-cuts', file))
    expect(done).toMatchObject({ state: 'done', verdict, place: null, problem: 'fair-cuts', language })
    expect(done.passed < done.tests).toBe(verdict !== 'Accepted')
  })

  test('safety J1 a compile error is shown with its line', async () => {
    const done = await hands.judged('fair-cuts', 'python', 'class Solution:\n    def fairCuts(self weights):')
    expect(done).toMatchObject({ verdict: 'Compile Error', line: 2, passed: 0, failing: null })
    expect(done.diagnostics[0]).toMatchObject({ line: 2, severity: 'error' })
  })

  test('safety J1 a program that reads its standard input', async () => {
    const source = solution('reading-goals', 'accepted/reference.js')
    expect(await hands.judged('reading-goals', 'javascript', source)).toMatchObject({ verdict: 'Accepted' })
  })

  test('a sample that fails is shown in full', async () => {
    const source = 'function fairCuts(weights) {\n  console.log("here")\n  return -1\n}'
    const { failing } = await hands.judged('fair-cuts', 'javascript', source)
    const { samples } = (await site.ask('GET', '/problems/fair-cuts')).body.data
    expect(failing).toMatchObject({
      test: 1,
      sample: { ...samples[0], given: '-1', stdout: 'here\n' },
    })
  })
})

describe('a verdict over HTTP in C++, which the one lane compiles', () => {
  const endingWith = (body: string) =>
    `class Solution {\npublic:\n  int fairCuts(vector<int>& weights) {\n    ${body}\n  }\n};`

  test.each([
    ['accepted/reference.cpp', 'Accepted'],
    ['wrong_answer/sums-in-32-bits.cpp', 'Wrong Answer'],
    ['time_limit_exceeded/adds-up-for-each-cut.cpp', 'Time Limit Exceeded'],
  ])('safety J1 %s: %s', async (file, verdict) => {
    const done = await hands.judged('fair-cuts', 'cpp', solution('fair-cuts', file))
    expect(done).toMatchObject({ state: 'done', verdict, language: 'cpp', diagnostics: [] })
    expect(done.passed < done.tests).toBe(verdict !== 'Accepted')
    expect(done.fuel > done.fuelLimit).toBe(verdict === 'Time Limit Exceeded')
  })

  test.each([
    ['Memory Limit Exceeded', 'for (;;) { volatile int* held = new int[10000000]; held[0] = 1; }', {}],
    [
      'Runtime Error',
      'if (weights.size()) throw runtime_error("no");\n    return 0;',
      { line: 4, reason: expect.stringContaining('exception') },
    ],
    [
      'Runtime Error',
      'volatile int zero = weights.size() * 0; return 7 / zero;',
      { reason: expect.stringMatching(/divi/i) },
    ],
    [
      'Compile Error',
      'int cuts = 0\n    return cuts;',
      { line: 4, reason: 'A `;` is missing at the end of this statement.', passed: 0, failing: null },
    ],
  ])('safety J1 %s: %s', async (verdict, body, told) => {
    expect(await hands.judged('fair-cuts', 'cpp', endingWith(body))).toMatchObject({ verdict, ...told })
  })

  test('safety J1 a program that reads its standard input', async () => {
    const source = solution('reading-goals', 'accepted/reference.cpp')
    expect(await hands.judged('reading-goals', 'cpp', source)).toMatchObject({ verdict: 'Accepted' })
  })
})

describe('safety J3 RES-09 RES-25 hidden tests stay hidden', () => {
  test.each([
    ['python', 'raise ValueError(weights)', 'Runtime Error', 'ValueError'],
    ['python', 'raise type(str(weights).replace(" ", ""), (Exception,), {})()', 'Runtime Error', null],
    ['python', 'import sys; sys.stderr.write(str(weights)); print(weights); return -1', 'Wrong Answer', null],
    ['python', 'return str(weights)', 'Runtime Error', null],
    ['python', 'return None', 'Runtime Error', 'The function returned nothing'],
    ['python', 'return weights[len(weights)]', 'Runtime Error', 'IndexError'],
    ['python', 'return {}[str(weights)]', 'Runtime Error', 'KeyError'],
    ['javascript', 'return weights.cuts.length', 'Runtime Error', 'TypeError'],
    ['javascript', 'return String(weights)', 'Runtime Error', null],
    ['javascript', 'return undefined', 'Runtime Error', 'The function returned nothing'],
    ['javascript', 'throw new RangeError(String(weights))', 'Runtime Error', 'RangeError'],
    ['javascript', 'console.log(weights); return -1', 'Wrong Answer', null],
  ])('in %s: %s', async (language, leak, verdict, reason) => {
    const { samples } = (await site.ask('GET', '/problems/fair-cuts')).body.data
    const known = JSON.stringify(
      samples.map((one: { input: { arguments: [number[]] } }) => one.input.arguments[0]),
    )
    const answers = JSON.stringify(samples.map(({ answer }: { answer: number }) => answer))
    const source =
      language === 'python'
        ? `class Solution:\n  def fairCuts(self, weights):\n    known = ${known}\n    if weights in known: return ${answers}[known.index(weights)]\n    ${leak}\n`
        : `function fairCuts(weights) {\n  const at = ${known}.findIndex((one) => String(one) === String(weights))\n  if (at >= 0) return ${answers}[at]\n  ${leak}\n}`
    const done = await hands.judged('fair-cuts', language, source)
    expect(done).toMatchObject({ verdict, reason })
    expect(done.failing).toEqual({ test: samples.length + 1, sample: null })
    expect(done.diagnostics).toEqual([])
  })

  test.each([
    ['throw runtime_error(text);', 'An exception was thrown and not caught.'],
    ['throw text;', 'An exception was thrown and not caught.'],
    ['throw out_of_range("vector");', /^`at`, `substr`, `erase` or `insert` was given/],
    ['fputs(("\\n__judge_refused " + text + "\\n").c_str(), stderr); abort();', null],
    [
      'fputs(("\\n__judge_thrown 1 0 i " + text + "\\n").c_str(), stderr); abort();',
      'An exception was thrown and not caught.',
    ],
    ['freopen(text.c_str(), "r", stdin); return -1;', null],
    ['exit(weights[0] % 100 + 1);', /^The program ended with exit code \d+: only 0/],
    ['return *(volatile int*)0xf0000000;', /^A pointer or an index leads out of the program/],
  ])('RES-27 in C++: %s', async (leak, reason) => {
    const { samples } = (await site.ask('GET', '/problems/fair-cuts')).body.data
    const known = samples.map(
      ({ input, answer }: { input: { arguments: [number[]] }; answer: number }) =>
        `if (weights == vector<int>{${input.arguments[0]}}) return ${answer};`,
    )
    const text = 'string text; for (int one : weights) text += to_string(one) + " ";'
    const source = `int fairCuts(vector<int>& weights) {\n${known.join('\n')}\n${text}\n${leak}\n}\n`
    const done = await hands.judged('fair-cuts', 'cpp', source)
    expect(done).toMatchObject({
      verdict: 'Runtime Error',
      reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason,
    })
    expect(done.failing).toEqual({ test: samples.length + 1, sample: null })
  })

  test('RES-25 of a sample the language’s own words are told beneath the sentence', async () => {
    const source = 'def fairCuts(weights):\n    return weights[len(weights)]\n'
    const done = await hands.judged('fair-cuts', 'python', source)
    expect(done).toMatchObject({ line: 2, reason: expect.stringContaining('the last index is') })
    expect(done.failing.sample.original).toBe('IndexError: list index out of range')
  })

  test('RES-27 a problem may show the first one that a wrong answer fails, and others never do', async () => {
    const wrong = solution('wind-chime', 'wrong_answer/weighs-in-32-bits.cpp')
    const { failing, verdict } = await hands.judged('wind-chime', 'cpp', wrong)
    expect(verdict).toBe('Wrong Answer')
    expect(failing.test).toBeGreaterThan(2)
    expect(failing.sample).toMatchObject({
      input: { arguments: [expect.any(Array)] },
      given: expect.any(String),
    })
    // A sample is shown for a wrong answer only. A program could cause other failures on purpose, test after test.
    const fails =
      'function levelBars(chime) { if (chime.val !== 4 && chime.val !== 3) throw new Error("x"); return chime.val === 4 ? 5 : 2 }'
    const broken = await hands.judged('wind-chime', 'javascript', fails)
    expect(broken).toMatchObject({ verdict: 'Runtime Error', failing: { test: 3, sample: null } })
  })

  test('RES-26 RES-27 what an interactor knows of a hidden test is not told', async () => {
    const right = await hands.judged('key-wheel', 'python', solution('key-wheel', 'accepted/reference.py'))
    expect(right).toMatchObject({ verdict: 'Accepted', failing: null })
    const walks = await hands.judged(
      'key-wheel',
      'python',
      solution('key-wheel', 'wrong_answer/asks-for-all-keys.py'),
    )
    expect(walks).toMatchObject({ verdict: 'Wrong Answer', reason: null, failing: { sample: null } })
    const guesses = "w = int(input().split()[1])\nprint('!', {9: 4, 20: -1, 2: 0}.get(w, 0))"
    const guessed = await hands.judged('key-wheel', 'python', guesses)
    expect(guessed).toMatchObject({
      verdict: 'Wrong Answer',
      reason: null,
      failing: { test: 5, sample: null },
    })
    const { failing } = await hands.judged('key-wheel', 'python', "print('! 9')")
    const given = 'judge    6 9\nprogram  ! 9'
    expect(failing).toMatchObject({ test: 1, sample: { given, input: { stdin: expect.any(String) } } })
    expect(Object.keys(failing.sample.input)).toEqual(['stdin'])
    const { body } = await site.ask('GET', '/problems/key-wheel')
    expect(JSON.stringify(body)).not.toContain('data:text')
    expect(body.data.languages.map(({ language }: { language: string }) => language)).not.toContain('java')
  })

  test('no public answer holds them, nor hints, editorial or solutions', async () => {
    const { body } = await site.ask('GET', '/problems/fair-cuts')
    expect(Object.keys(body.data).sort()).toEqual(
      [
        'checked',
        'comparison',
        'difficulty',
        'hints',
        'html',
        'judge',
        'languages',
        'leetcode',
        'question',
        'path',
        'questionId',
        'samples',
        'script',
        'signature',
        'slug',
        'style',
        'title',
        'topics',
      ].sort(),
    )
    expect(body.data.hints).toBe(3)
    const page = JSON.stringify(body)
    expect(page).not.toContain('accumulate')
    expect(page).not.toContain('running sum')
    const asset = await site.app.inject({ url: '/judge/../content/problems/fair-cuts/tests.ts' })
    expect(asset.statusCode).toBe(404)
  })
})

test('a source that was judged before gets its verdict at once, and its claim is compared', async () => {
  const source = solution('fair-cuts', 'accepted/reference.py')
  await hands.judged('fair-cuts', 'python', source)
  const ravi = handsIn(site, await site.member({ name: 'Ravi' }))
  const again = (await ravi.submit('fair-cuts', 'python', source)).body.data
  expect(again).toMatchObject({ state: 'done', verdict: 'Accepted', agrees: null })
  const { rows } = await site.database.pool.query(
    `select verdict->'found' as found from kept_verdicts v where source_hash =
       (select source_hash from problem_submissions where id = $1)`,
    [again._id],
  )
  const { fuels, answersHash, artifactHash } = rows[0].found
  const claim = { fuels, answersHash, artifactHash }
  expect((await ravi.submit('fair-cuts', 'python', source, { claim })).body.data.agrees).toBe(true)
  expect((await ravi.submit('fair-cuts', 'python', source, { claim: { fuels } })).body.data.agrees).toBe(true)
  const other = { ...claim, fuels: fuels.map((fuel: number) => fuel + 1) }
  expect((await ravi.submit('fair-cuts', 'python', source, { claim: other })).body.data).toMatchObject({
    agrees: false,
    verdict: 'Accepted',
  })
  // A verdict with a claim counts too, once for each member.
  const { rows: solved } = await site.database.pool.query(
    `select solved, (select count(distinct member_id)::int from problem_submissions s
       where s.problem = c.problem and verdict = 'Accepted') as people
     from problem_counts c where problem = 'fair-cuts'`,
  )
  expect(solved[0].people).toBeGreaterThan(1)
  expect(solved[0].solved).toBe(solved[0].people)
})

test('an accepted solution ticks its question once, and never unticks it', async () => {
  const { data } = (await site.ask('GET', '/problems')).body
  const linked = data.find(
    ({ questionId, languages: offered }: { questionId: string | null; languages: string[] }) =>
      questionId !== null && offered.includes('python'),
  )
  const { slug, questionId } = linked
  const folder = join(String(shippedProblems), slug, 'submissions')
  const wrong = readdirSync(folder)
    .filter((name) => name !== 'accepted')
    .flatMap((name) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .find((file) => file.endsWith('.py'))
  const ticked = async () =>
    (
      await site.ask('GET', '/progress/memberId/completed-questions', { as: asha.as })
    ).body.completedQuestion.filter((one: { questionId: string }) => one.questionId === questionId)
  if (wrong) await hands.judged(slug, 'python', solution(slug, wrong))
  expect(await ticked()).toEqual([])
  const source = solution(slug, 'accepted/reference.py')
  for (const _ of [1, 2]) await hands.judged(slug, 'python', source)
  await hands.judged(slug, 'python', `${source}\n`)
  expect(await ticked()).toHaveLength(1)
  const mine = (await site.ask('GET', `/problems/${slug}/mine`, { as: asha.as })).body.data
  expect(mine.solvedAt).toEqual(expect.any(String))
})

describe('hints and editorial', () => {
  const opened = async (as: string) => (await site.ask('GET', '/problems/fair-cuts/mine', { as })).body.data

  test('hints are opened one by one, and that is remembered', async () => {
    const { as } = await site.member()
    expect(await opened(as)).toMatchObject({ hints: [], left: 3, editorial: null, solvedAt: null })
    for (const left of [2, 1, 0]) {
      const { body } = await site.ask('POST', '/problems/fair-cuts/hints', { as })
      expect([body.data.hints.length, body.data.left]).toEqual([3 - left, left])
    }
    expect((await site.ask('POST', '/problems/fair-cuts/hints', { as })).status).toBe(409)
    expect((await opened(as)).hints[0]).toContain('<p>')
  })

  test('the editorial remembers whether the problem was solved when it was opened', async () => {
    const { as } = await site.member()
    const open = async () => (await site.ask('POST', '/problems/fair-cuts/editorial', { as })).body.data
    expect(await open()).toMatchObject({ afterSolving: false })
    await handsIn(site, { as }).judged('fair-cuts', 'python', solution('fair-cuts', 'accepted/reference.py'))
    expect(await open()).toMatchObject({ afterSolving: false })
    expect((await opened(as)).editorial.html).toContain('<')
    const fresh = await site.member()
    const source = solution('fair-cuts', 'accepted/reference.py')
    await handsIn(site, fresh).judged('fair-cuts', 'python', source)
    const after = await site.ask('POST', '/problems/fair-cuts/editorial', { as: fresh.as })
    expect(after.body.data.afterSolving).toBe(true)
  })
})

test('safety Z3 a submission is read by its member and by admins, and listed in pages', async () => {
  const { as } = await site.member()
  const mine = handsIn(site, { as })
  const source = solution('fair-cuts', 'accepted/reference.py')
  for (let count = 0; count < 21; count += 1) await mine.judged('fair-cuts', 'python', source)
  const list = (cursor = '') => site.ask('GET', `/problems/fair-cuts/submissions${cursor}`, { as })
  const { body } = await list()
  expect(body.data).toHaveLength(20)
  const rest = (await list(`?cursor=${body.next}`)).body
  expect([rest.data.length, rest.next]).toEqual([1, null])
  const [{ _id }] = rest.data
  expect((await site.ask('GET', `/submissions/${_id}`, { as: asha.as })).status).toBe(404)
  const admin = await site.member({ role: 'admin' })
  expect((await site.ask('GET', `/submissions/${_id}`, { as: admin.as })).body.data.source).toBe(source)
  expect((await list('?cursor=x')).status).toBe(400)
})
