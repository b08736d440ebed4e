import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GoldenPage, measureInNode, openGoldenPage } from '../testing/golden-hosts.ts'
import { golden, goldenLanguages } from '../testing/golden-programs.ts'

// `npm test -- judge-slow` repeats this with twenty workers of each.

// Milliseconds. Normally half a minute. The timeout only ends a hanging test, also on a busy machine.
const LONGEST = 400_000

let chromium: GoldenPage
beforeAll(async () => {
  chromium = await openGoldenPage()
})
afterAll(() => chromium?.close())

describe('fresh workers of Chromium find what Node finds: verdict, line, reason, fuel, memory, output, artifact', () => {
  test.each(goldenLanguages)('safety J1 %s', { timeout: LONGEST }, async (language) => {
    const inNode = await measureInNode(language)
    expect(inNode.map(({ verdict }) => verdict)).toEqual(golden[language].map(({ verdict }) => verdict))
    expect(await chromium.measure(language)).toEqual(inNode)
    // C++ has only its first program, because each worker starts the compiler again.
    const few = language === 'cpp' ? 1 : golden[language].length
    expect(await chromium.measure(language, few)).toEqual(inNode.slice(0, few))
  })

  test('RES-364 Python goes as deep in a browser with several stacks', { timeout: LONGEST }, async () => {
    const measured = await chromium.measure('python')
    expect(measured.filter(({ name }) => name.startsWith('depth')).map(({ verdict }) => verdict)).toEqual([
      'Accepted',
    ])
  })

  test.each([
    ['python', "import json\nprint(len(json.loads('[' * 10000 + ']' * 10000)))"],
    ['python', 'one = iter([1])\nfor _ in range(10000): one = map(int, one)\nprint(next(one))'],
    [
      'cpp',
      '#include <iostream>\nint down(int n) { int a[4] = {n}; return n ? down(n - 1) + a[n % 4] % 2 : 1; }\nint main() { std::cout << down(200000) % 1; }',
    ],
  ] as const)('RES-364 what a browser has no room for is told as that: %s, %s', async (language, text) => {
    const one = {
      name: 'deep',
      text,
      input: { stdin: '' },
      expected: { stdout: '1\n' },
      verdict: 'Accepted',
    } as const
    expect(await chromium.measureOne(language, one)).toMatchObject({
      verdict: 'Runtime Error',
      reason: expect.stringContaining('than this browser has room for'),
    })
  })
})
