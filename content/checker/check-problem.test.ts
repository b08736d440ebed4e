import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkProblem, type Options } from './check-problem.ts'
import { javaHere, RunnerPool } from './runner-pool.ts'
import { scaffoldOf } from './scaffold.ts'

const root = join(import.meta.dirname, '../..')
const parent = mkdtempSync(join(tmpdir(), 'problems-'))
let pool: RunnerPool

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'tools/judge-assets.mjs')], { stdio: 'inherit' })
  // C++ is left out, as it would take a minute to compile. The shipped problems test it.
  pool = new RunnerPool(join(root, 'judge/dist/assets'), { without: ['cpp'] })
})
afterAll(async () => {
  await pool.dispose()
  rmSync(parent, { recursive: true })
})

let made = 0

/** Makes a new problem in its own folder, which passes without changes. */
function problem(style: 'function' | 'stdin' = 'function') {
  const slug = `problem-${++made}`
  const folder = join(parent, slug)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const [file, text] of Object.entries(scaffoldOf(slug, style))) write(file, text)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const replace = (file: string, part: string | RegExp, by: string) => {
    const changed = read(file).replace(part, by)
    if (changed === read(file)) throw new Error(`${file} holds no ${part}.`)
    write(file, changed)
  }
  const remove = (file: string) => rmSync(join(folder, file), { recursive: true })
  const check = async (options: Partial<Options> = {}) => {
    const { faults } = await checkProblem(folder, pool, { randoms: 5, write: false, ...options })
    return faults.map(({ file, reason }) => `${file}: ${reason}`)
  }
  return { folder, write, read, replace, remove, check }
}

const NO_LIMITS = 'limits.json: is missing: run check --write'

test('RES-42 a fault of the words hides none of a solution, and the solutions do not run where the tests are wrong', async () => {
  const run = (it: ReturnType<typeof problem>) => checkProblem(it.folder, pool, { randoms: 5, write: true })
  const inWords = problem()
  inWords.remove('editorial.md')
  inWords.write('submissions/accepted/wrong.js', 'console.log(1)\n')
  const first = await run(inWords)
  expect(first.judged).toBe(true)
  expect(first.faults.map(({ file }) => file)).toEqual(['editorial.md', 'submissions/accepted/wrong.js'])
  const inTests = problem()
  inTests.remove('editorial.md')
  inTests.write('tests.ts', 'export const samples = [[[3, 8, 8]], [[7]]]\nexport const tests = [[[1]]]')
  const second = await run(inTests)
  expect(second.judged).toBe(false)
  expect(second.faults.map(({ file }) => file)).toEqual(['editorial.md', 'tests.ts'])
})

describe('a correct problem', () => {
  test.each(['function', 'stdin'] as const)(
    'in %s style passes as soon as its limits are made',
    async (style) => {
      const { check, read, write } = problem(style)
      expect(await check()).toEqual([NO_LIMITS])
      expect(await check({ write: true })).toEqual([])
      expect(await check()).toEqual([])
      const limits = JSON.parse(read('limits.json'))
      limits.fuel.javascript.accepted *= 1.02
      write(
        'limits.json',
        JSON.stringify({ ...limits, fuel: { ...limits.fuel, javascript: limits.fuel.javascript } }),
      )
      expect(await check()).toEqual([expect.stringContaining('limits.json: ')])
    },
  )
})

describe('each fault is reported with its file and the reason', () => {
  test.each<[string, (it: ReturnType<typeof problem>) => void, string]>([
    [
      'a key that is unknown',
      (it) => it.replace('problem.json', '"topic"', '"tag": "arrays", "topic"'),
      // A server that was loaded in this process says it in its own words.
      expect.stringMatching(/^problem\.json: the whole file: .*\btag\b/),
    ],
    [
      'a topic that is not there',
      (it) => it.replace('problem.json', '"arrays"', '"lists"'),
      'problem.json: topic: there is no topic "lists"',
    ],
    [
      'a type that no language has',
      (it) => it.replace('problem.json', '"int[]"', '"map"'),
      'problem.json: signature.parameters.0.type: is none of int long double bool char string ListNode TreeNode, with up to three [] after it',
    ],
    [
      'two hints',
      (it) => it.replace('problem.json', /"How do.*\n/, ''),
      'problem.json: hints: are not three, from gentle to plain',
    ],
    ['no editorial', (it) => it.remove('editorial.md'), 'editorial.md: is missing'],
    [
      'an editorial without a complexity',
      (it) => it.write('editorial.md', 'Count them.'),
      'editorial.md: names no complexity like $O(n \\log n)$',
    ],
    [
      'a sample that the statement does not show',
      (it) => it.replace('tests.ts', '[[[3, 8, 8]], [[7]]]', '[[[3, 8, 8]], [[9]]]'),
      'statement.md: Example 2 shows another nums than the sample: it needs a code block like\nInput: nums = [9]\nOutput: 0',
    ],
    [
      'a wrong answer in the statement',
      (it) => it.replace('statement.md', 'Output: 2', 'Output: 3'),
      'statement.md: Example 1 shows a wrong answer: it needs a code block like\nInput: nums = [3, 8, 8]\nOutput: 2',
    ],
    [
      'no constraints',
      (it) => it.replace('statement.md', '### Constraints', '### Limits'),
      'statement.md: has no section "### Constraints"',
    ],
    [
      'a module that is not allowed',
      (it) => it.replace('tests.ts', 'import type', "import { readFileSync } from 'node:fs'\nimport type"),
      'tests.ts: imports node:fs; it may import types and @callofcode/content/random',
    ],
    [
      'chance of its own',
      (it) =>
        it.replace(
          'tests.ts',
          'random.ints(900, 0, 1)',
          'random.ints(900 + Math.floor(Math.random()), 0, 1)',
        ),
      'tests.ts: line 16: uses Math.random: take the Random that is given, so that a test is the same for ever',
    ],
    [
      'no solve()',
      (it) => it.replace('reference.ts', 'function solve', 'function answer'),
      'reference.ts: exports no solve',
    ],
    [
      'too few tests',
      (it) =>
        it.write('tests.ts', 'export const samples = [[[3, 8, 8]], [[7]]]\nexport const tests = [[[1]]]'),
      'tests.ts: has 3 tests with the samples; at least 15 are needed',
    ],
    [
      'the same test twice',
      (it) => it.replace('tests.ts', '[[-1]]', '[[0]]'),
      'tests.ts: test 3 is the same as test 1',
    ],
    [
      'a test that breaks a constraint',
      (it) => it.replace('tests.ts', '[[-1]]', '[[]]'),
      'tests.ts: test 3 breaks a constraint: There must be 1 to 20 000 numbers.: [[]]',
    ],
    [
      'a test of another type',
      (it) => it.replace('tests.ts', '[[-1]]', '[[0.5]]'),
      'tests.ts: test 3: argument 1: 0.5 is not of type int[].',
    ],
    [
      'small() that makes what is not allowed',
      (it) => it.replace('reference.ts', 'random.int(1, 6)', '0'),
      'reference.ts: small(0) breaks a constraint: There must be 1 to 20 000 numbers.: [[]]',
    ],
    [
      'an accepted submission that is missing',
      (it) => it.remove('submissions/accepted/reference.cpp'),
      'submissions/accepted/reference.cpp: is missing',
    ],
    [
      'too few submissions that fail',
      (it) => it.remove('submissions/run_time_error'),
      'submissions: 1 of them fail; at least two must',
    ],
    [
      'a folder that names no verdict',
      (it) => it.write('submissions/slow/one.py', 'pass'),
      'submissions/slow: is none of the folders accepted, wrong_answer, time_limit_exceeded, run_time_error, memory_limit_exceeded',
    ],
    [
      'a submission that gets another verdict',
      (it) => it.write('submissions/wrong_answer/right.js', it.read('submissions/accepted/reference.js')),
      'submissions/wrong_answer/right.js: gets Accepted',
    ],
    [
      'an accepted submission that is wrong',
      (it) => it.replace('submissions/accepted/reference.py', '% 2 == 0', '% 2 == 1'),
      'submissions/accepted/reference.py: gets Wrong Answer on sample 1, [[3,8,8]]; it answers "1", solve() 2',
    ],
  ])('%s', async (_, breaking, message) => {
    const it = problem()
    breaking(it)
    expect((await it.check()).filter((fault) => fault !== NO_LIMITS)).toEqual([message])
  })

  test('an accepted submission that differs only on small inputs', async () => {
    const it = problem()
    it.replace(
      'submissions/accepted/reference.js',
      'return',
      'if (nums.length === 2 && nums[0] !== nums[1] && nums[0] !== 1) return -1\n  return',
    )
    const [fault] = await it.check({ randoms: 40 })
    expect(fault).toMatch(
      /^submissions\/accepted\/reference\.js: gets Wrong Answer on small\(\d+\), \[\[-?\d,-?\d\]\]; /,
    )
  })

  test('tests that are others than the limits were made with', async () => {
    const it = problem()
    await it.check({ write: true })
    it.replace('limits.json', /"tests": "\w+"/, '"tests": "0123456789abcdef"')
    expect(await it.check()).toEqual([
      'limits.json: was made with other tests: run check --write and look at what changed',
    ])
  })

  test('a check() that refuses what solve() answers', async () => {
    const it = problem()
    appendFileSync(join(it.folder, 'reference.ts'), "\nexport const check = () => 'no'\n")
    expect(await it.check()).toContain('tests.ts: sample 1: check() refuses the answer of solve(): no')
  })

  test('files of tests without their answers', async () => {
    const it = problem('stdin')
    it.write('data/sample/1.in', '1\n2\n')
    it.write('data/secret/1.in', '1\n2\n')
    expect(await it.check()).toEqual(['data/sample/1.ans: is missing'])
  })
})

test('RES-388 what is wrong in several files is told at once, and a club’s own topic is one', async () => {
  const it = problem()
  it.replace('problem.json', /"How do.*\n/, '')
  it.replace('problem.json', '"arrays"', '"club-classics"')
  it.write('editorial.md', 'Count them.')
  it.remove('submissions/accepted/reference.py')
  const faults = async (topics: string[]) =>
    (await checkProblem(it.folder, pool, { randoms: 5, write: true, topics })).faults
  const files = (await faults(['club-classics'])).map(({ file }) => file)
  expect(files.toSorted()).toEqual([...['editorial.md', 'problem.json', 'submissions/accepted/reference.py']])
  it.replace('problem.json', '"hints": [', '"hints": ["One.",')
  expect(await faults(['club-classics'])).not.toContainEqual(
    expect.objectContaining({ file: 'problem.json' }),
  )
  expect(await faults(['arrays'])).toContainEqual({
    ...{ file: 'problem.json', reason: 'topic: there is no topic "club-classics"' },
  })
})

const java = await javaHere()
const whereJava = java ? '' : ' (skipped: needs a JDK and bubblewrap, which are not both here)'
const inJava = (count: string) => `class Solution {
  int countEven(int[] nums) {
    int count = 0;
    for (int one : nums) ${count}
    return count;
  }
}
`
const REFERENCE = 'submissions/accepted/reference.java'
const WITHIN = { tests: '', fuel: { cpp: { accepted: 1, limit: 10_000_000 } } }

test('submissions in Java are counted and left out where nothing runs them', async () => {
  const it = problem()
  it.write(REFERENCE, 'this is no Java')
  const report = await checkProblem(it.folder, pool, { randoms: 5, write: true })
  expect(report).toMatchObject({ faults: [], leftOut: 1 })
})

describe.skipIf(!java)(`submissions in Java${whereJava}`, () => {
  let withJava: RunnerPool
  beforeAll(() => {
    withJava = new RunnerPool(join(root, 'judge/dist/assets'), { without: ['cpp'], java })
  })
  afterAll(() => withJava.dispose())
  const check = async (files: Record<string, string>) => {
    const it = problem()
    it.write('limits.json', JSON.stringify(WITHIN))
    for (const [file, text] of Object.entries(files)) it.write(file, text)
    const report = await checkProblem(it.folder, withJava, { randoms: 3, write: true })
    expect(report.leftOut).toBe(0)
    expect(Object.keys(report.measures).sort()).toEqual(['javascript', 'python'])
    return report.faults.map(({ file, reason }) => `${file}: ${reason}`)
  }

  test('that do what their folders say pass', async () => {
    const files = {
      [REFERENCE]: inJava('if (one % 2 == 0) count++;'),
      'submissions/wrong_answer/odd.java': inJava('if (one % 2 != 1) count++;'),
      'submissions/time_limit_exceeded/endless.java': inJava('while (true) count++;'),
      'submissions/run_time_error/behind.java': inJava('if (nums[nums.length] % 2 == 0) count++;'),
    }
    expect(await check(files)).toEqual([])
  }, 120_000)

  test('that do something else are told', async () => {
    const files = {
      [REFERENCE]: inJava('if (one % 2 != 0) count++;'),
      'submissions/wrong_answer/none.java': inJava('nothing;'),
    }
    expect(await check(files)).toEqual([
      `${REFERENCE}: gets Wrong Answer on sample 1, [[3,8,8]]; it answers "1", solve() 2`,
      expect.stringMatching(/^submissions\/wrong_answer\/none\.java: gets Compile Error: /),
    ])
  }, 120_000)
})
