import { describe, expect, test } from 'vitest'
import { printedByNode, printing } from '../../testing/as-node.ts'
import { openRunner } from '../../testing/open-runner.ts'

const { run } = openRunner('javascript')

/** Expects that both print each value in the same way, whatever the number of lines. */
async function expectAsNode(program: string) {
  expect((await run(program)).stdout).toBe(printedByNode(program))
}

const row = (count: number, item: string) => `Array.from({ length: ${count} }, (_, i) => ${item})`

describe('JavaScript: what Node has', () => {
  test('RES-19 btoa and atob turn bytes to letters and back', async () => {
    const all = ['', 'a', 'ab', 'abc', 'hello', String.fromCharCode(0, 255, 128)].map((one) =>
      JSON.stringify(one),
    )
    const program = printing(
      all.flatMap((one) => [`btoa(${one})`, `atob(btoa(${one})) === ${one}`, `atob(' YWI')`]),
    )
    expect((await run(program)).stdout).toBe(printedByNode(program))
    const wrong = `for (const act of [() => btoa('é€'), () => atob('a'), () => atob('a*==')]) try { act() } catch (error) { console.log(error.name) }`
    expect((await run(wrong)).stdout).toBe(printedByNode(wrong))
  })

  test('RES-19 a listener of `readable` reads the input by itself, and a question within an answer is answered', async () => {
    const reading = `let all = ''; process.stdin.on('readable', () => { let c; while ((c = process.stdin.read()) !== null) all += c })
      process.stdin.on('end', () => console.log(all.trim()))`
    expect((await run(reading, '1 2\n3')).stdout).toBe('1 2\n3\n')
    const asking = `const rl = require('readline').createInterface({ input: process.stdin })
      rl.question('', (a) => rl.question('', (b) => { console.log(a + b); rl.close() }))
      rl.on('close', () => console.log('bye'))`
    expect((await run(asking, 'a\nb\n')).stdout).toBe('ab\nbye\n')
  })
})

describe('JavaScript: printing', () => {
  test.each([
    ['arrays', ['[]', '[[]]', '[[[[1]]]]', '[1, , 3]', 'Array(5)', 'Object.assign([1], { x: 2 })']],
    ['long arrays', [row(7, 'i'), row(100, 'i * i'), row(101, 'i'), row(120, 'i ** 5'), row(27, '({ i })')]],
    ['grids', [row(9, `Array(9).fill('.')`), row(3, 'Array(20).fill(0)'), row(10, '[i, i + 1]')]],
    ['texts in arrays', [row(30, `'w'.repeat(i % 7)`), `['日本', '中文', 'a', 'b', 'c', 'd', 'é']`]],
    ['quotes', [`["it's"]`, `['say "hi"', 'it\\'s "so"', '\`\\'"', 'a\\nb\\t\\\\', '\\u0001']`]],
    ['objects', ['{}', '{ a: { b: { c: { d: 1 } } } }', `{ 'a-b': 1, 2: 3, '': 4, u: undefined, n: null }`]],
    [
      'what breaks a line',
      [`{ a: 'x'.repeat(30), b: 'x'.repeat(24), c: 1 }`, `{ a: 'x'.repeat(30), b: 'x'.repeat(25), c: 1 }`],
    ],
    ['maps', ['new Map()', `new Map([[1, 'a'], ['b', { c: [1] }]])`, `new Map(${row(110, '[i, i]')})`]],
    ['sets', ['new Set()', `new Set([1, 'a', [2]])`, `{ a: { b: { c: new Set([1]) } } }`]],
    [
      'iterators',
      ['new Map([[1, 2]]).keys()', 'new Map([[1, 2]]).entries()', 'new Set([1]).values()', '[1].values()'],
    ],
    [
      'classes',
      [
        'class A {}',
        'new (class A { x = 1; #y = 2 })()',
        '(class extends Map {})',
        'new (class B extends Array {})(3)',
      ],
    ],
    [
      'functions',
      ['() => {}', 'function f() {}', '[async () => {}, function* g() {}, Math.max]', '{ f() {} }'],
    ],
    ['numbers', ['-0', '[-0, 5n, NaN, 1e21]', '5n', 'new Float64Array([1.5, -0])', 'new Number(3)']],
    [
      'other values',
      ['/x/g', 'new Date(0)', '[new Date(0)]', 'Symbol("a")', 'Object.create(null)', 'Promise.resolve(4)'],
    ],
    ['accessors', ['{ get a() { return 1 }, set a(v) {}, get b() { return 2 }, set c(v) {} }']],
    [
      'placeholders',
      [`'%s is %d%%, %i %f %j', 'a', '4.5', 4.9, '1.5', { a: 1 }, 'rest'`, `'100%', 5`, `'%s', [1, [2]]`],
    ],
  ])('RES-11 %s are printed as Node prints them', async (_, expressions) => {
    await expectAsNode(printing(expressions))
  })

  test('a circle is printed as Node prints it', async () => {
    await expectAsNode('const a = { b: {} }; a.b.c = a; a.d = a.b; console.log(a, [a])')
  })

  test('a linked list is printed three deep', async () => {
    await expectAsNode(`class ListNode { constructor(val, next) { this.val = val; this.next = next ?? null } }
      console.log(new ListNode(1, new ListNode(2, new ListNode(3, new ListNode(4)))))`)
  })

  test('an iterator that was printed still gives its values', async () => {
    await expectAsNode(
      'const all = new Map([[1, 2], [3, 4]]).keys(); all.next(); console.log(all); console.log([...all])',
    )
  })

  test.each([
    ['rows', '[[1, 2], [3, 4]]'],
    ['objects', `[{ a: 1, b: 'x' }, { a: 2, c: { d: 1 } }]`],
    ['plain values', `[1, 'b', '日本']`],
    ['a map', `new Map([['a', 1]])`],
    ['a set', 'new Set([1, [2]])'],
    ['chosen columns', `[{ a: 1, b: 2 }], ['b']`],
    ['no table', '5'],
  ])('console.table of %s is drawn as Node draws it', async (_, values) => {
    await expectAsNode(`console.table(${values})`)
  })

  test('console.group, dir and count print as in Node', async () => {
    await expectAsNode(`console.group('G'); console.log('in\\nside', { a: 1 }); console.groupEnd(); console.log('out')
      console.dir({ a: { b: 1 } }, { depth: 0 }); console.count(); console.count('x'); console.count()`)
  })

  test('reading what prints takes no fuel of the program', async () => {
    const plain = await run(`console.log('[ 1, 2 ]')`)
    const array = await run('console.log([1, 2])')
    expect(array.fuel - plain.fuel).toBeLessThan(20_000)
  })
})
