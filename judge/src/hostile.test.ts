import { describe, expect, test } from 'vitest'
import { cpp, hostilePrograms } from '../testing/hostile-programs.ts'
import { judgeHostile } from '../testing/judge-hostile.ts'

const { runners, isHeld } = judgeHostile()

describe('safety J1 J2 J3 bombs and escapes have the verdict of what they are', () => {
  test.each(hostilePrograms)('%s: %s: %s', isHeld)
})

describe('safety J4 an answer comes from the function alone', () => {
  const twoSum = {
    name: 'twoSum',
    parameters: [
      { name: 'nums', type: 'int[]' },
      { name: 'target', type: 'int' },
    ],
    returns: 'int[]',
  } as const
  test.each([
    [
      'cpp',
      'vector<int> twoSum(vector<int>& a, int t) { FILE* f = fdopen(1000, "w"); if (f) fputs("[0,1]\\n", f); longjmp(*(jmp_buf*)new char[200](), 1); }',
    ],
    [
      'cpp',
      '#define judge_harness other\n#define finish() 0\nvector<int> twoSum(vector<int>& a, int t) { return {9, 9}; }',
    ],
    [
      'javascript',
      'Object.defineProperty(Object.prototype, "answer", { get: () => "[0,1]", set() {} }); Object.defineProperty(Array.prototype, 0, { get: () => 0, set() {} }); const twoSum = () => [9, 9]',
    ],
    [
      'javascript',
      'Object.defineProperty(Object.prototype, "values", { get: () => [[0, 1], 1], set() {} }); Object.prototype.toJSON = () => "[0,1]"; Array.prototype.map = Array.prototype.join = () => "[0,1]"; const twoSum = () => [9, 9]',
    ],
    [
      'javascript',
      'const twoSum = () => Object.assign([9, 9], { toJSON: () => [0, 1], map: () => [0, 1], then: undefined })',
    ],
    [
      'typescript',
      '(globalThis as any).Solution = undefined; Array.prototype.toJSON = () => [0, 1]; declare global { interface Array<T> { toJSON: any } }\nfunction twoSum(a: number[], t: number): number[] { return [9, 9] }',
    ],
    [
      'python',
      'import sys\nfor f in iter(lambda f=[sys._getframe()]: f.__setitem__(0, f[0].f_back) or f[0], None): f.f_globals.update(answer=[0, 1], told=lambda *a: "[0, 1]")\ndef twoSum(a, b): return [9, 9]',
    ],
  ] as const)('%s: %s', async (language, text) => {
    const judged = await runners[language].call(text, twoSum as never, [[2, 7], 9], [0, 1])
    expect(judged.verdict).toMatch(/^(?:Wrong Answer|Runtime Error|Compile Error)$/)
  })
})

describe('RES-342 safety J4 what a program hands over itself is no more than an answer', () => {
  const order = { name: 'order', parameters: [{ name: 'parts', type: 'int' }], returns: 'int[]' } as const
  const raw = (text: string) =>
    `#include <unistd.h>\nvector<int> order(int n) { write(1000, ${JSON.stringify(text)}, ${text.length}); _exit(0); }`
  const told = (report: string) => `import os\ndef order(n):\n  os.write(1000, ${report})\n  os._exit(0)`
  const globals = (put: string) =>
    `import sys\nfor f in iter(lambda f=[sys._getframe()]: f.__setitem__(0, f[0].f_back) or f[0], None): f.f_globals.update(${put})\ndef order(n): return [1]`
  test.each([
    ['javascript', 'const order = (n) => [0n, 1n]', 'Accepted'],
    ['javascript', 'const order = (n) => [2n ** 40n, 1n]', 'Wrong Answer'],
    [
      'javascript',
      'const order = (n) => { throw { name: "BadAnswer", message: 1, stack: "main.js:1:1\\n".repeat(1e6) } }',
      'Runtime Error',
    ],
    ['javascript', 'const order = (n) => new Array(1e6).fill(2147483647)', 'Output Limit Exceeded'],
    ['cpp', raw('[0,1]'), 'Runtime Error'],
    ['cpp', raw('no\n'), 'Wrong Answer|Runtime Error'],
    ['cpp', raw('[[0],{"a":1}]\n'), 'Wrong Answer'],
    [
      'cpp',
      '#include <unistd.h>\nvector<int> order(int n) { static char b[1 << 20]; for (;;) write(1000, b, sizeof b); }',
      'Output Limit Exceeded',
    ],
    ['python', globals('told=lambda *a: "[0, 1, 2"'), 'Wrong Answer|Runtime Error'],
    ['python', globals('told=lambda *a: [0, 1]'), 'Runtime Error'],
    ['python', globals('told=lambda *a: \'["0", "1"]\''), 'Accepted'],
    ['python', globals("told=lambda *a: '[0, 1, {}]'"), 'Wrong Answer'],
    ['python', told('b"no report"'), 'Runtime Error'],
    ['python', told('b\'{"reason": 5, "line": "x"}\''), 'Runtime Error'],
    ['python', told('b\'{"answer": {"length": 2}}\''), 'Runtime Error'],
  ] as const)('%s: %s', async (language, text, verdict) => {
    const limits = { milliseconds: 120_000 }
    const judged = await runners[language].call(text, order as never, [2], [0, 1], limits)
    expect([judged.verdict, judged.reason]).toEqual([
      expect.stringMatching(new RegExp(`^(?:${verdict})$`)),
      judged.reason,
    ])
    expect(judged.tests[0]?.result.ending).not.toBe('internal')
  })
})

describe('safety J2 what a program writes can be read, whatever it is', () => {
  test.each([
    ['cpp', cpp('cout << "\\xff\\xfe\\xc0\\x80\\xed\\xa0\\x80" << char(0) << "\\x1b[2J\\u202e\\u2066";')],
    [
      'python',
      'import sys\nsys.stdout.buffer.write(b"\\xff\\xed\\xa0\\x80\\0\\x1b[2J")\nprint("\\u202e\\ufeff")',
    ],
    ['javascript', 'console.log("\\ud800\\0\\x1b[2J\\u202e\\udc00")'],
    ['typescript', 'process.stdout.write("\\ud800" + String.fromCharCode(0, 0xdc00, 0xffff) + "\\u202e")'],
  ] as const)('%s', async (language, text) => {
    const { ending, stdout } = await runners[language].run(text)
    expect(ending).toBe('finished')
    expect(stdout.isWellFormed()).toBe(true)
  })
})
