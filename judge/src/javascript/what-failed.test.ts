import { describe, expect, test } from 'vitest'
import { printedByNode } from '../../testing/as-node.ts'
import { openRunner } from '../../testing/open-runner.ts'
import { same, twoSum } from '../../testing/signatures.ts'

const { run, call } = openRunner('javascript')
const RULE = 'Only arrays, strings, Maps and Sets can be looped over.'

describe('JavaScript: words that teach', () => {
  test.each([
    ['const m = new Map()\nm.add(1)', 2, '`m.add` is not a function: `m` is a Map. Did you mean `m.set`?'],
    [
      'let s = "abc"\nlet x = s\n  .length()',
      3,
      '`s.length` is not a function: `s` is a string, and how many it holds is written `s.length`, without `()`.',
    ],
    [
      'const q = { a: [[1]] }\nif (q) q.a[0][0].push(2)',
      2,
      '`q.a[0][0].push` is not a function. Only an array has it.',
    ],
    ['const f = () => 5\nf(1)(2)', 2, '`f(1)` is not a function: look at what `f` returns.'],
    ['const h = {}\nh["k"](3)', 2, '`h["k"]` is not a function. Look at where it gets its value.'],
    [
      'class A { go() { this.q() } }\nnew A().go()',
      1,
      '`this.q` is not a function. Look at what `this` is, and at how the method is called.',
    ],
    [
      'let a = [1]\na.forEach(7)',
      2,
      '`forEach` needs a function, but is given `7`. Write one, such as `(x) => …`.',
    ],
    ['Math.maxx(1)', 1, '`Math.maxx` is not a function. Did you mean `Math.max`?'],
    [
      'const o = Object.create(null)\no.toString()',
      2,
      '`o.toString` is not a function. Look at what `o` is, and at how the method is called.',
    ],
    [
      'const o = Object.create(null)\no.constructor()',
      2,
      '`o.constructor` is not a function. Look at what `o` is, and at how the method is called.',
    ],
    [
      'let u = {}\nreturnOf(u)\nfunction returnOf(x) { return x.c() }',
      3,
      '`x.c` is not a function. Look at what `x` is, and at how the method is called.',
    ],
  ])('RES-09 %j: the call is named', async (text, line, words) => {
    expect(await run(text)).toMatchObject({ ending: 'failed', line, reason: words })
  })

  test.each([
    [
      'const a = 5\nfor (const x of a) {}',
      2,
      '`a` cannot be looped over: it is a number. To count, write `for (let i = 0; i < a; i++)`.',
    ],
    ['let o = { b: 3 }\nMath.max(...o.b)', 2, `\`o.b\` cannot be looped over. ${RULE}`],
    ['let a = 3\nnew Map(a)', 2, `\`Map\` needs something to go through, but is given \`a\`. ${RULE}`],
  ])('RES-09 %j: what cannot be looped over is named', async (text, line, words) => {
    expect(await run(text)).toMatchObject({
      line,
      reason: words,
      original: expect.stringContaining('TypeError'),
    })
  })

  test('RES-09 a line that the engine does not know is found where only one can be meant, and not made up', async () => {
    const { reason, line } = await run('let a = 1\nconst [p, q] = 7')
    expect([reason, line]).toEqual([expect.stringContaining('`7` is none'), 2])
    const two = await run('const [a] = [1]\nconst [p, q] = 7')
    expect([two.reason, two.line]).toEqual(['TypeError: value is not iterable', undefined])
  })

  test('RES-09 a call is named however it is written, and a long one is cut', async () => {
    const hidden = `const f = ${'a.'.repeat(40)}b\n`
    expect(await run('(void 0)()')).toMatchObject({
      reason: expect.stringContaining('`void 0` is not a function'),
    })
    expect(await run(`const a = {}; a.a = a\n${hidden.slice(10).trim()}()`)).toMatchObject({
      reason: expect.stringMatching(/^`a\.a[.a]*…` is not a function/),
    })
  })

  test.each([
    ['\nfunction twoSum() {}', 2, 'nothing (undefined), where an array was expected. Is a `return` missing?'],
    [
      'class Solution {\n  twoSum() {}\n}',
      2,
      'nothing (undefined), where an array was expected. Is a `return` missing?',
    ],
    ['const twoSum = () => "no"', undefined, 'something else: "no", where an array was expected.'],
    ['const twoSum = () => [0, "1"]', undefined, 'something else: "1", where a whole number was expected.'],
    ['const twoSum = () => [0.5, 1]', undefined, 'something else: 0.5, where a whole number was expected.'],
    ['const twoSum = () => new Map()', undefined, 'something else: an object, where an array was expected.'],
    ['const twoSum = () => null', undefined, 'something else: null, where an array was expected.'],
  ])('RES-09 %j: what came is told', async (text, line, words) => {
    const judged = await call(text, twoSum, [[1], 1], [0, 1])
    expect([judged.reason, judged.line]).toEqual([`The function returned ${words}`, line])
  })

  test.each([
    ['let a = 1\nif (a) throw "no way"', 2, 'It threw: no way.'],
    ['function f(n) {\n  if (n) throw "one"\n  throw "two"\n}\nf(0)', 3, 'It threw: two.'],
    ['const f = () => {\n  throw 404\n}\nf()', 2, 'It threw: 404.'],
    ['const text = "one"\ntry { throw text } catch { throw { code: 5 } }', 2, 'It threw: an object.'],
    ['for (const one of [1, 2])\n  if (one > 1) throw one\nthrow one', undefined, 'It threw: 2.'],
  ])('RES-10 %j: what is thrown without being an Error says its line', async (text, line, words) => {
    const { reason, line: found } = await run(text)
    expect([found, reason]).toEqual([line, expect.stringContaining(words)])
  })

  test('RES-10 a recursion that is too deep says its line', async () => {
    expect(await run('function f(n) {\n  return 1 + f(n + 1)\n}\nf(0)')).toMatchObject({
      ending: 'out of stack',
      line: 2,
    })
  })

  test.each([
    ['the last line', 'async function main() {\n  await null\n  null.x\n}\nmain()', 3],
    ['a function that is called at once', ';(async () => {\n  throw new Error("no")\n})()', 2],
    ['a chain', 'Promise.resolve().then(() => {\n  null.x\n})', 2],
    ['await at the top', 'const wait = async () => {\n  null.x\n}\nawait wait()\nconsole.log(1)', 2],
  ])('RES-10 what is rejected and waited for by nobody ends the program: %s', async (_, text, line) => {
    expect(await run(text)).toMatchObject({ ending: 'failed', line, stdout: '' })
  })

  test.each([
    ['not the last line', 'const main = async () => {\n  null.x\n}\nmain()\nlet other = 1', 2],
    ['in a timer', 'setTimeout(async () => {\n  null.x\n})', 2],
    ['by its own hand', 'new Promise((_, no) => no(new Error("no")))\nlet a = 1', 1],
    [
      'behind then',
      'const p = Promise.reject(new Error("no"))\np.then(() => 1)\nsetTimeout(() => p.catch(() => 2))',
      1,
    ],
    ['no error', 'Promise.reject("a text")\nsetTimeout(() => console.log(1))', undefined],
  ])('RES-10 what is rejected ends the program before the next timer: %s', async (_, text, line) => {
    const { ending, line: found, stdout } = await run(text)
    expect([ending, found, stdout]).toEqual(['failed', line, ''])
  })

  test('what is rejected and caught in time ends no program', async () => {
    const program = `const main = async () => { throw new Error('no') }
      main().catch(() => console.log('caught'))
      const later = main(); Promise.resolve().then(() => later.catch(() => console.log('late')))
      Promise.allSettled([main(), main()]).then((all) => console.log(all.length))
      for (let at = 0; at < 1000; at++) main().catch(() => {})
      ;(async () => { try { await main() } catch (error) { console.log(error.message) } })()`
    const { ending, stdout } = await run(program)
    expect([ending, stdout]).toEqual(['finished', printedByNode(program)])
  })

  test('a list of nodes may be nothing', async () => {
    const list = same('ListNode')
    expect(await call('const same = () => undefined', list, [[]], [])).toMatchObject({ verdict: 'Accepted' })
  })
})
