import { readFileSync } from 'node:fs'
import { processorTime, treeOf } from '@callofcode/judge/host/process-tree'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handsIn, shippedSolution } from '../../../testing/solutions.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let hands: ReturnType<typeof handsIn>
beforeAll(async () => {
  site = await testSite({ LANES: '1' })
  hands = handsIn(site, await site.member())
})
afterAll(() => site.close())

const python = (body: string) =>
  `class Solution:\n  def fairCuts(self, weights):\n    ${body.replaceAll('\n', '\n    ')}\n`
const script = (body: string) => `function fairCuts(weights) {\n${body}\n}`
const cpp = (body: string) => `int fairCuts(vector<int>& weights) {\n${body}\n}`
const sourceOf = (language: string, body: string) =>
  (language === 'python' ? python : language === 'cpp' ? cpp : script)(body)

describe('safety J1 J2 each bomb gets the right verdict', () => {
  test.each([
    [
      'python',
      'while True:\n  try:\n    while True: pass\n  except BaseException: pass',
      'Time Limit Exceeded',
    ],
    [
      'python',
      'kept = []\nwhile True: kept.append(bytearray(1 << 24))',
      'Runtime Error|Memory Limit Exceeded',
    ],
    ['python', 'while True: print("x" * 10000)', 'Output Limit Exceeded'],
    ['javascript', 'for (;;) { try { for (;;); } catch {} finally { continue } }', 'Time Limit Exceeded'],
    ['javascript', 'const kept = []; for (;;) kept.push(new Uint8Array(1 << 24))', 'Memory Limit Exceeded'],
    ['javascript', 'for (;;) console.log("x".repeat(10000))', 'Output Limit Exceeded'],
    ['javascript', 'return fairCuts(weights) + 1', 'Runtime Error'],
    // The data is larger than the judge can take as one text.
    ['cpp', 'static int all[(1 << 27) + 64] = {1}; return all[weights[0]];', 'Compile Error'],
    ['cpp', 'jmp_buf place; setjmp(place); longjmp(place, 1);', 'Time Limit Exceeded'],
  ])('%s: %s', async (language, body, verdict) => {
    const done = await hands.judged('fair-cuts', language, sourceOf(language, body))
    expect(done.verdict).toMatch(new RegExp(`^(?:${verdict})$`))
    // The result stays short enough for a person to read.
    expect(JSON.stringify(done).length).toBeLessThan(20_000)
  })
})

/** Returns the result of one submission and its processor time in microseconds, including processes that have ended. */
async function costOf(language: string, source: string) {
  const before = processorTime(process.pid)
  const done = await hands.judged('fair-cuts', language, source)
  return { done, cost: processorTime(process.pid) - before }
}

// Calls out of WebAssembly take far longer than their fuel suggests. They run before the right answer of each test.
test.each([
  [
    'python',
    'reference.py',
    /(def fairCuts.*\n)/,
    '$1        import os\n        for _ in range(15000): os.urandom(65536)\n',
  ],
  [
    'javascript',
    'reference.js',
    /(function fairCuts.*\n)/,
    '$1for (let i = 0; i < 500000; i++) process.stdout.write("")\n',
  ],
])(
  'RES-37 what evades fuel in %s costs less than ten honest submissions',
  { tags: 'long', timeout: 400_000 },
  async (language, file, at, evading) => {
    const honest = shippedSolution('fair-cuts', `accepted/${file}`)
    const comment = language === 'python' ? '#' : '//'
    await hands.judged('fair-cuts', language, honest)
    let ten = 0
    for (let one = 0; one < 3; one += 1) {
      const { done, cost } = await costOf(language, `${honest}\n${comment} ${one}`)
      expect(done.verdict).toBe('Accepted')
      ten += (cost * 10) / 3
    }
    const { done, cost } = await costOf(language, honest.replace(at, evading))
    expect(done.verdict).toBe('Time Limit Exceeded')
    expect(done.reason).toMatch(/^It was stopped by the clock/)
    expect(cost).toBeLessThan(ten)
  },
)

describe('safety J3 a solution reaches nothing outside', () => {
  const attempts: [language: string, attempt: string][] = [
    ['python', 'found = open("/etc/passwd").read()'],
    ['python', 'import subprocess; found = subprocess.run(["id"])'],
    ['python', 'import socket; found = socket.create_connection(("127.0.0.1", 5432), 1)'],
    ['python', 'import js; found = js.process.env'],
    ['javascript', 'found = require("child_process").execSync("id")'],
    ['javascript', 'found = new Function("return process")().env.PATH.length'],
    ['javascript', 'found = fetch("http://127.0.0.1")'],
  ]
  test.each(attempts)('%s: %s', async (language, attempt) => {
    const body =
      language === 'python'
        ? `try:\n  ${attempt}\n  print("found", found)\nexcept BaseException as error:\n  print("nothing", type(error))\nreturn -1`
        : `let found; try { ${attempt}; console.log("found", found) } catch (error) { console.log("nothing", error) } return -1`
    const done = await hands.judged('fair-cuts', language, sourceOf(language, body))
    // Some attempts end the program, and the others are refused. Every attempt finds nothing.
    expect(['Wrong Answer', 'Runtime Error']).toContain(done.verdict)
    expect(done.failing.sample.stdout).not.toContain('found')
  })

  test('nor for what broke out: the lane has no environment, and the walls that stand are named', async () => {
    await hands.judged('fair-cuts', 'javascript', script('return -1'))
    const { walls } = site.judge.state
    expect(walls).toEqual(expect.arrayContaining(['own process', 'empty environment']))
    const lanes = site.judge.pids.flatMap(treeOf)
    expect(lanes.length).toBeGreaterThan(0)
    for (const pid of lanes) {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
      expect(environment).not.toMatch(/DATABASE|SECRET|PATH=|postgres/)
    }
    const { body } = await site.app.inject({ url: '/readyz' })
    expect(JSON.parse(body).judge).toMatchObject({ lanes: 1, running: 1, walls })
  })
})

test('safety J5 nothing of one submission is left for the next', async () => {
  const leave = 'import builtins, os\nbuiltins.left = 7\nopen("/tmp/left", "w").write("7")\nreturn -1'
  await hands.judged('fair-cuts', 'python', python(leave))
  const look = 'import builtins, os\nprint(hasattr(builtins, "left"), os.path.exists("/tmp/left"))\nreturn -1'
  const { failing } = await hands.judged('fair-cuts', 'python', python(look))
  expect(failing.sample.stdout).toBe('False False\n')
  await hands.judged(
    'fair-cuts',
    'javascript',
    script('globalThis.left = 7; Array.prototype.left = 7; return -1'),
  )
  const after = await hands.judged(
    'fair-cuts',
    'javascript',
    script('console.log(globalThis.left, [].left); return -1'),
  )
  expect(after.failing.sample.stdout).toBe('undefined undefined\n')
})

test('safety J4 an answer cannot be printed, nor the program end before it', async () => {
  for (const [language, body] of [
    ['python', 'import sys\nprint(\'{"answer": "1"}\')\nsys.exit(0)'],
    ['python', 'import os\nprint(1)\nos._exit(0)'],
    ['javascript', 'JSON.stringify = () => "1"; console.log(1); process.exit(0)'],
  ] as const)
    expect((await hands.judged('fair-cuts', language, sourceOf(language, body))).verdict).not.toBe('Accepted')
})
