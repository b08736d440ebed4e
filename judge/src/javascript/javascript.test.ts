import { describe, expect, test } from 'vitest'
import { sieveFuel, sieves } from '../../testing/golden-programs.ts'
import { openRunner, runAlone } from '../../testing/open-runner.ts'
import { everyType, same, twoSum } from '../../testing/signatures.ts'
import type { Signature } from '../signature.ts'

const { runner, run, judge, call } = openRunner('javascript')

describe('JavaScript: programs', () => {
  test.each([
    ['all at once', `console.log(require('fs').readFileSync(0, 'utf8').trim().split('\\n').length)`],
    [
      'by its path',
      `console.log(require('node:fs').readFileSync('/dev/stdin').toString().trim().split('\\n').length)`,
    ],
    [
      'by lines',
      `let n = 0; require('readline').createInterface({ input: process.stdin })
        .on('line', () => n++).on('close', () => console.log(n))`,
    ],
    [
      'by chunks',
      `let s = ''; process.stdin.on('data', (c) => { s += c }).on('end', () => console.log(s.trim().split('\\n').length))`,
    ],
    ['by asking', 'let n = 0; while (readline() !== null) n++; console.log(n)'],
    [
      'by iterating',
      `(async () => { let n = 0; for await (const _ of require('readline').createInterface({})) n++; console.log(n) })()`,
    ],
    [
      'with import',
      `import fs from 'fs'\nconsole.log(fs.readFileSync(0, 'utf8').trim().split('\\n').length)`,
    ],
  ])('a program reads its input %s', async (_, text) => {
    expect(await run(text, 'a\nb\nc\n')).toMatchObject({ ending: 'finished', stdout: '3\n' })
  })

  test('values are written as Node writes them', async () => {
    const { stdout } = await run(
      `console.log('a', [1, 'b', [true]], { a: 1 }, new Map([[1, 2]]), new Set(), null, -0, 5n)`,
    )
    expect(stdout).toBe("a [ 1, 'b', [ true ] ] { a: 1 } Map(1) { 1 => 2 } Set(0) {} null -0 5n\n")
  })

  test('promises and timers run in the right order, and waiting takes no time', async () => {
    const { stdout } = await run(`setTimeout(() => console.log(3), 1e9); setTimeout(() => console.log(2), 10)
      Promise.resolve().then(() => console.log(1)); console.log(0)`)
    expect(stdout).toBe('0\n1\n2\n3\n')
  })

  test('safety J1 the clock, random numbers and the time zone are the same in every run', async () => {
    const text = `console.log(Date.now(), new Date().getHours(), new Date(2024, 5, 1).toString(), Math.random())`
    expect((await run(text)).stdout).toBe((await runAlone('javascript', text)).stdout)
  })

  test('TypeScript loses its types and keeps its lines', async () => {
    const compiled = await runner.compile('typescript', {
      text: 'interface A { b: number }\nenum C { D = 4 }\nconst a: A = { b: C.D }\n\n;(null as any).x\nconsole.log(a)',
    })
    if (!compiled.ok) throw new Error('It does not compile.')
    const [result] = await runner.run(compiled.artifact, [{ stdin: '' }])
    expect(result).toMatchObject({ ending: 'failed', line: 5 })
  })
})

describe('JavaScript: functions', () => {
  test.each([
    ['a function', 'function twoSum(a, t) { return [0, a.indexOf(t - a[0])] }'],
    ['an arrow function', 'const twoSum = (a, t) => [0, a.indexOf(t - a[0])]'],
    ['a class', 'class Solution { twoSum(a, t) { return [0, a.indexOf(t - a[0])] } }'],
    ['an exported function', 'module.exports = { twoSum: (a, t) => [0, a.indexOf(t - a[0])] }'],
    ['a promise', 'const twoSum = async (a, t) => { await null; return [0, a.indexOf(t - a[0])] }'],
  ])('%s is called', async (_, text) => {
    expect(await call(text, twoSum, [[2, 7, 11], 9], [0, 1])).toMatchObject({ verdict: 'Accepted' })
    expect(await call(text, twoSum, [[2, 7, 11], 9], [1, 0])).toMatchObject({ verdict: 'Wrong Answer' })
  })

  test('values of every type arrive and return unchanged', async () => {
    for (const [type, value] of everyType(9_007_199_254_740_991)) {
      const judged = await call('const same = (value) => value', same(type), [value], value)
      expect([type, judged.verdict]).toEqual([type, 'Accepted'])
    }
  })

  test('the answer of a void function is the parameter that it changed', async () => {
    const signature: Signature = { name: 'turn', parameters: [{ name: 'a', type: 'int[]' }], returns: 'void' }
    expect(
      await call('const turn = (a) => { a.reverse() }', signature, [[1, 2, 3]], [3, 2, 1]),
    ).toMatchObject({
      verdict: 'Accepted',
    })
  })

  test.each([
    ['no function of that name', 'const other = 1', /no function "twoSum"/],
    ['something else returned', 'const twoSum = () => "no"', /an array was expected/],
    ['a part that is no number', 'const twoSum = () => [0, "1"]', /a whole number was expected/],
  ])('%s is a runtime error that says so', async (_, text, reason) => {
    const judged = await call(text, twoSum, [[1], 1], [0, 1])
    expect(judged).toMatchObject({ verdict: 'Runtime Error' })
    expect(judged.reason).toMatch(reason)
  })
})

describe('JavaScript: verdicts', () => {
  test.each([
    ['Accepted', 'console.log(1)'],
    ['Wrong Answer', 'console.log(2)'],
    ['Time Limit Exceeded', 'for (;;);'],
    ['Memory Limit Exceeded', 'const a = []; for (;;) a.push(new Array(1e5).fill(1))'],
    ['Output Limit Exceeded', `for (;;) console.log('x'.repeat(1000))`],
    ['Runtime Error', 'console.log(1); null.x'],
    ['Runtime Error', 'console.log(1); process.exit(1)'],
    ['Compile Error', 'let x = ;'],
  ])('safety J1 %s', async (verdict, text) => {
    expect(await judge(text, '', '1', { fuel: 2e8, memory: 64 * 2 ** 20 })).toMatchObject({ verdict })
  })

  test('safety J1 a failure names its reason and its line', async () => {
    expect(await judge('\n\nnull.x', '', '')).toMatchObject({
      line: 3,
      original: expect.stringContaining('TypeError'),
    })
    expect(await judge('let a\nlet x = ;', '', '')).toMatchObject({ line: 2, verdict: 'Compile Error' })
  })

  test('safety J1 a test of the wrong kind is an Internal Error, not the learner’s', async () => {
    expect(await call('const twoSum = () => [0, 1]', twoSum, [['a'], 1], [0, 1])).toMatchObject({
      verdict: 'Internal Error',
    })
  })
})

describe('JavaScript: bombs', () => {
  test.each([
    ['a loop in what handles its end', 'try { for (;;); } catch { for (;;); } finally { for (;;); }'],
    ['a pattern that never ends', `/(a+)+$/.test('a'.repeat(50) + 'b')`],
    ['promises without end', 'const go = () => Promise.resolve().then(go); go()'],
    ['timers without end', 'const go = () => setTimeout(go); go()'],
    ['sorting for ever', 'const a = new Float64Array(1e6).map((_, i) => -i); for (;;) a.sort()'],
    ['a getter of a thrown value', 'throw { get name() { for (;;); } }'],
  ])('safety J2 %s runs out of fuel', async (_, text) => {
    expect(await run(text, '', { fuel: 2e8 })).toMatchObject({ ending: 'out of fuel' })
  })

  test('safety J2 endless recursion is distinguished from other errors', async () => {
    expect(await judge('const f = () => f() + 1; f()', '', '')).toMatchObject({
      verdict: 'Runtime Error',
      reason: expect.stringContaining('too deep'),
    })
  })

  test('recursion ten thousand calls deep is fine', async () => {
    expect((await run('const f = (n) => (n ? 1 + f(n - 1) : 0); console.log(f(10000))')).stdout).toBe(
      '10000\n',
    )
  })

  test('safety J2 a source that is too long or too deep does not compile', async () => {
    expect(await judge(`//${'x'.repeat(65_536)}`, '', '')).toMatchObject({ verdict: 'Compile Error' })
    expect(await judge(`x = ${'['.repeat(60_000)}`, '', '')).toMatchObject({ verdict: 'Compile Error' })
  })
})

describe('JavaScript: walls', () => {
  test('safety J3 nothing of the host is visible', async () => {
    const names = [
      'fetch',
      'WebAssembly',
      'self',
      'window',
      'Worker',
      'postMessage',
      'importScripts',
      'std',
      'os',
    ]
    const { stdout } = await run(
      `console.log(${names.map((name) => `typeof ${name}`).join(', ')}, Object.keys(process.env).length)`,
    )
    expect(stdout.trim()).toBe(`${names.map(() => 'undefined').join(' ')} 0`)
  })

  test.each([
    ['the constructor of a host function', `console.log.constructor('return typeof process.binding')()`],
    ['a module', `import('fs').then((m) => console.log(m), () => { throw new Error('refused') })`],
    ['a file', `require('fs').readFileSync('/etc/passwd')`],
    ['a process', `require('child_process').execSync('id')`],
  ])('safety J3 %s is out of reach', async (_, text) => {
    const { ending, stdout } = await run(text)
    expect([ending, stdout]).not.toEqual(['finished', expect.stringMatching(/root|uid|object/)])
  })

  test('safety J4 printing an answer or ending early gives no answer', async () => {
    const forged = [
      'const twoSum = () => { console.log("[0,1]"); process.exit(0) }',
      'console.log(\'{"answer":"[0,1]","ending":"finished"}\'); process.exit(0)',
      'const twoSum = () => new Promise(() => {})',
      'throw { name: "BadAnswer", message: "[0,1]" }',
    ]
    for (const text of forged) {
      expect(await call(text, twoSum, [[2, 7], 9], [0, 1])).toMatchObject({ verdict: 'Runtime Error' })
    }
  })

  test('safety J4 replaced built-ins do not change how an answer is reported', async () => {
    const text = `JSON.stringify = () => '[0,1]'; JSON.parse = () => ({}); Reflect.apply = () => [0, 1]
      Array.prototype.toString = () => '[0,1]'; Array.isArray = () => true; String.prototype.toJSON = () => '[0,1]'
      Function.prototype.apply = () => [0, 1]; Function.prototype.call = () => [0, 1]
      Object.defineProperty(globalThis, 'Error', { value: null }); globalThis.Promise = null
      const twoSum = () => [9, 9]`
    expect(await call(text, twoSum, [[2, 7], 9], [0, 1])).toMatchObject({ verdict: 'Wrong Answer' })
  })

  test('safety J5 a run leaves nothing for the next one', async () => {
    await run(
      `globalThis.left = 1; Array.prototype.left = 1; Object.prototype.left = 1; console.log = () => {}`,
    )
    expect((await run('console.log(globalThis.left, [].left, {}.left)')).stdout).toBe(
      'undefined undefined undefined\n',
    )
  })
})

describe('JavaScript: fuel', () => {
  test('safety J1 a program takes the same fuel in every worker, whatever ran before', async () => {
    const first = await run(sieves.javascript)
    await run('for (;;);', '', { fuel: 1e6 })
    await run('const a = []; for (let i = 0; i < 1e5; i++) a.push({ i })')
    const fuels = [
      first.fuel,
      (await run(sieves.javascript)).fuel,
      (await runAlone('javascript', sieves.javascript)).fuel,
    ]
    expect(new Set(fuels).size).toBe(1)
    expect(first).toMatchObject({ stdout: '17984\n', fuel: sieveFuel.javascript })
  })
})
