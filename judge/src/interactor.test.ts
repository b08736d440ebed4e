import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createRunner } from './host/create-runner.ts'
import { nodeHost } from './host/node-host.ts'
import { faultOfTalk, Talk } from './interactor.ts'
import type { Language } from './language.ts'

const runner = createRunner(nodeHost(join(import.meta.dirname, '../dist/assets')))
afterAll(() => runner.dispose())

/** Guesses a number: the replies are "less" or "more", three times at most. */
const SOURCE = `export function* talk(test) {
  const secret = Number(test)
  let line = yield 'ready'
  for (let asked = 0; ; asked++) {
    const guess = Number(line.slice(2))
    if (line.startsWith('! ')) return guess === secret ? undefined : 'It is another one.'
    if (asked === 3) return 'You have asked more than 3 times.'
    line = yield secret < guess ? 'less' : 'more'
  }
}`
const interactor = `data:text/javascript,${encodeURIComponent(SOURCE)}`
const { talk } = await import(/* @vite-ignore */ interactor)

async function talked(language: Language, text: string, stdin = '6') {
  const compiled = await runner.compile(language, { text })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled))
  const [result] = await runner.run(compiled.artifact, [{ stdin, interactor }])
  if (!result) throw new Error('There is no result.')
  return { ...result, fault: faultOfTalk(talk, stdin, result.stdout) }
}

const READING = `const lines = require('readline').createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const read = async () => (await lines.next()).value
`
const right: [Language, string][] = [
  ['python', "input()\nprint('? 5')\nprint('! 6' if input() == 'more' else '! 4')"],
  [
    'javascript',
    `${READING};(async () => { await read(); console.log('? 5'); console.log(await read() === 'more' ? '! 6' : '! 4') })()`,
  ],
  [
    'typescript',
    `${READING}async function main(): Promise<void> { await read(); console.log('? 5'); console.log(await read() === 'more' ? '! 6' : '! 4') }\nmain()`,
  ],
  [
    'cpp',
    `#include <iostream>
#include <string>
using namespace std;
int main() { string reply; cin >> reply; cout << "? 5" << endl; cin >> reply; cout << (reply == "more" ? "! 6" : "! 4") << endl; }`,
  ],
]

describe('a talk with an interactor', () => {
  test.each(right)('RES-26 in %s a program reads what its own lines are answered', async (language, text) => {
    const lines = ['judge    ready', 'program  ? 5', 'judge    more', 'program  ! 6']
    expect(await talked(language, text)).toMatchObject({
      ...{ ending: 'finished', stdout: '? 5\n! 6\n', fault: undefined, talk: lines.join('\n') },
    })
    expect((await talked(language, text, '3')).fault).toBe('It is another one.')
  })

  test('RES-26 a program that asks too often is wrong, whatever becomes of it afterwards', async () => {
    const asks = "input()\nfor _ in range(9):\n    print('? 5')\n    input()"
    expect(await talked('python', asks)).toMatchObject({
      ...{ ending: 'finished', fault: 'You have asked more than 3 times.' },
    })
    const forever = `${READING};(async () => { for (;;) { console.log('? 5'); await read() } })()`
    const { ending, fault, reason } = await talked('javascript', forever)
    expect({ ending, fault, reason }).toEqual({
      ...{ ending: 'finished', fault: 'You have asked more than 3 times.', reason: undefined },
    })
  })

  test.each([
    [
      'cpp',
      '#include <iostream>\nusing namespace std; int main() { ios::sync_with_stdio(false); cin.tie(nullptr); string reply; cin >> reply; cout << "? 5\\n"; cin >> reply; cout << "! 6\\n"; }',
    ],
    [
      'python',
      "import sys\ninput()\nsys.stdout.write('! 6')\nsys.stdin.readline()\nsys.stdin.readline()\nprint()",
    ],
    ['javascript', "require('fs').readFileSync(0, 'utf8')\nconsole.log('! 6')"],
  ] as [Language, string][])(
    'RES-28 in %s a program that waits for a reply without having sent its line is told so',
    async (language, text) => {
      const { ending, fault } = await talked(language, text)
      expect(ending).toBe('finished')
      expect(fault).toContain('is flushed')
    },
  )

  test('RES-26 a program that fails after the right answer has failed', async () => {
    const { ending, reason } = await talked('python', "print('! 6')\nprint(1 // 0)")
    expect({ ending, reason }).toMatchObject({ ending: 'failed', reason: /ZeroDivision/ })
  })

  test('RES-26 what is right is decided by what was written alone, in pieces of any size', () => {
    const one = new Talk(talk, '6')
    for (const letter of '? 5\n\n! 6\n? 1\n') one.hear(letter)
    expect(one.ended).toEqual({ fault: undefined })
    expect(faultOfTalk(talk, '6', '! 6')).toBeUndefined()
    expect(faultOfTalk(talk, '6', '? 6')).toContain('still waits')
  })
})
