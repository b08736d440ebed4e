import { describe, expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'
import { twoSum } from '../../testing/signatures.ts'
import type { Diagnostic } from '../runner.ts'

const { runner, run, judge, call } = openRunner('typescript')

async function refusals(text: string): Promise<Diagnostic[]> {
  const compiled = await runner.compile('typescript', { text })
  return !compiled.ok && 'diagnostics' in compiled ? compiled.diagnostics : []
}
const printed = async (text: string, stdin = '') => (await run(text, stdin)).stdout

describe('TypeScript: what is refused', () => {
  test.for<[string, string, Partial<Diagnostic>]>([
    [
      'another type',
      'let a = 1\nlet b: string = a',
      { line: 2, column: 5, original: "Type 'number' is not assignable to type 'string'." },
    ],
    [
      'a method that is not there',
      'const m = new Map<string, number>()\nm.add("a", 1)',
      { line: 2, column: 3 },
    ],
    ['an argument too many', 'function f(a: number) { return a }\n\n  f(1, 2)', { line: 3, column: 8 }],
    ['no return', 'function f(a: number): number {\n}', { line: 1, column: 24 }],
    ['a name that is not there', 'console.log(1)\nconsole.log(undefinedName)', { line: 2, column: 13 }],
    [
      'a library’s own, without advice for a project',
      '$("a")',
      { line: 1, original: "Cannot find name '$'." },
    ],
    ['a property of an enum', 'enum Color { Red }\nconsole.log(Color.Blue)', { line: 2, column: 19 }],
    ['what is private', 'class A { private x = 1 }\nnew A().x', { line: 2, column: 9 }],
    ['bad syntax', 'let a = 1\nlet b = (a', { line: 2 }],
    ['a new value of a constant', 'const a = 1\na = 2', { line: 2, column: 1 }],
  ])('RES-17 %s is refused with its place', async ([, text, expected]) => {
    expect((await refusals(text))[0]).toMatchObject({ severity: 'error', ...expected })
  })

  test('RES-17 nothing of a program with an error of types runs', async () => {
    expect(await judge('console.log("a")\nlet a: number = "a"', '', 'a')).toMatchObject({
      verdict: 'Compile Error',
      line: 2,
    })
  })

  test('RES-17 of a program for strict types only its own mistake is told', async () => {
    const told = await refusals(`type Result = { ok: true; value: number } | { ok: false; error: string }
      function say(result: Result): string { return result.ok ? String(result.value) : result.error }
      const n: number = say({ ok: false, error: 'none' })`)
    expect(told).toMatchObject([{ line: 3 }])
  })

  test('RES-17 of a program without strict types only its own mistake is told', async () => {
    const told = await refusals(`function first(queue: number[]) { let a = queue.shift(); return a + 1 }
      function last(queue) { return queue.pop() }
      first('a')`)
    expect(told).toMatchObject([{ line: 3 }])
  })
})

describe('TypeScript: what is accepted', () => {
  test('RES-17 namespaces, enums and properties of parameters do what the compiler makes of them', async () => {
    const text = `namespace Shapes { export const sides = 3; export class Box { constructor(public readonly side: number, private tag = 'b') {} } }
      namespace Shapes { export const more = sides + 1 }
      enum Level { Low = 1, High = Low << 2 }
      const enum Fixed { One = 'one' }
      class Point { z = 0; constructor(public x: number, protected y = 2) {} }
      console.log(Shapes.more, new Shapes.Box(2), Level.High, Level[1], Fixed.One, new Point(1))`
    expect(await printed(text)).toBe("4 Box { side: 2, tag: 'b' } 4 Low one Point { x: 1, y: 2, z: 0 }\n")
  })

  test('RES-17 decorators work, as they are and as they were before', async () => {
    const text = `function twice(method: (a: number) => number, _: ClassMethodDecoratorContext) { return (a: number) => 2 * method(a) }
      class A { @twice f(a: number) { return a + 1 } }
      console.log(new A().f(1))`
    expect(await printed(text)).toBe('4\n')
    const before = `function log(target: any, key: string, descriptor: PropertyDescriptor) {
        const own = descriptor.value; descriptor.value = function (...all: any[]) { console.log(key); return own.apply(this, all) } }
      function sealed(of: Function) { console.log(of.name) }
      @sealed class B { @log g() { return 7 } }
      console.log(new B().g())`
    expect(await printed(before)).toBe('B\ng\n7\n')
  })

  test('RES-17 a program that is right on LeetCode is right here', async () => {
    const text = `function twoSum(nums: number[], target: number): number[] {
      const seen = new Map<number, number>()
      for (let i = 0; i < nums.length; i++) {
        let at: number = seen.get(target - nums[i])
        if (at !== undefined) return [at, i]
        seen.set(nums[i], i)
      }
    }`
    expect(await call(text, twoSum, [[2, 7], 9], [0, 1])).toMatchObject({ verdict: 'Accepted' })
    expect(
      await printed(`const root = new TreeNode(1, new TreeNode(2)); let head: ListNode | null = new ListNode(1, null)
      const queue = [root]; while (queue.length) { const node = queue.shift(); console.log(node.val); if (node.left) queue.push(node.left) }
      const heap = new MinPriorityQueue<{ far: number }>((one) => one.far); heap.enqueue({ far: 3 })
      console.log(heap.dequeue().far, head.val, _.sum([1, 2]), _.sortBy([{ a: 2 }, { a: 1 }], (one) => one.a)[0].a)`),
    ).toBe('1\n2\n3 1 3 1\n')
  })

  test('RES-17 a program may have its own things by names that are there', async () => {
    const text = `class ListNode<T> { constructor(public value: T, public next?: ListNode<T>) {} }
      class PriorityQueue { items: string[] = [] }
      const print = (text: string): void => console.log(text); const name = 'n'; let process = 3
      print(new ListNode('a').value + new PriorityQueue().items.length + name + process)`
    expect(await printed(text)).toBe('a0n3\n')
  })

  test.for([
    [
      'import * as fs',
      `import * as fs from 'fs'\nconst input: string = fs.readFileSync(0, 'utf8')\nconsole.log(input.trim())`,
    ],
    ['import fs', `import fs from 'node:fs'\nconsole.log(fs.readFileSync('/dev/stdin').toString().trim())`],
    ['import { }', `import { readFileSync as read } from 'fs'\nconsole.log(read(0, 'utf-8').trim())`],
    [
      'require',
      `const fs = require('fs')\nconst lines = fs.readFileSync(0, 'utf8').split('\\n')\nconsole.log(lines.map(x => x.trim())[0])`,
    ],
    ['import = require', `import fs = require('fs')\nconsole.log(fs.readFileSync(0, 'utf8').trim())`],
    [
      'readline',
      `import * as readline from 'readline'\nconst rl = readline.createInterface({ input: process.stdin, output: process.stdout, terminal: false })\nrl.on('line', (line) => console.log(line)).on('close', () => process.exit(0))`,
    ],
    [
      'for await',
      `import { createInterface } from 'readline'\nfor await (const line of createInterface({ input: process.stdin })) console.log(line)`,
    ],
    [
      'process.stdin',
      `let all = ''\nprocess.stdin.setEncoding('utf8')\nprocess.stdin.on('data', (chunk: string) => all += chunk)\nprocess.stdin.on('end', () => console.log(all.trim()))`,
    ],
  ])('RES-17 input is read by %s', async ([, text]) => {
    expect(await printed(text ?? '', 'ab')).toBe('ab\n')
  })
})

describe('TypeScript: lines', () => {
  test('RES-17 a failure has the line of the source, whatever its types took', async () => {
    const text = `interface A {
  a: number
}
enum Color {
  Red,
  Green,
}
type F<T> = (
  value: T,
) => T
const same: F<unknown[]> = (
  value,
): unknown[] => {
  const text = \`a
b\`
  return (value as any[]).map((one) =>
    // nothing is wrong here
    (one as any).none() as string,
  )
}
same([Color.Red])`
    expect(await run(text)).toMatchObject({ ending: 'failed', line: 18 })
  })

  test('RES-17 what is returned, counted up or given on behind types stays one statement', async () => {
    const text = `function f(a: unknown): number { return <
      number
    >a }
    const g = (
      a: number
    ): number => a
    let n: any = 1
    ;(n as
      any)++
    console.log(f(3), g(4), n)`
    expect(await printed(text)).toBe('3 4 2\n')
  })
})

describe('TypeScript: words', () => {
  test('RES-30 of many errors the first are told, each in words, and none is told twice', async () => {
    const told = await refusals(
      Array.from({ length: 1000 }, (_, at) => `const n${at}: number = 'a${at}'`).join('\n'),
    )
    expect(told).toHaveLength(20)
    expect(told.at(-1)).toMatchObject({
      line: 20,
      message: "`n19` must be a number, but `'a19'` is a string.",
      original: "Type 'string' is not assignable to type 'number'.",
    })
    expect(await refusals('const a = 1\nconst b = c + c + c')).toHaveLength(1)
  })

  test('RES-30 what stands in a long sum is told as anywhere', async () => {
    expect(await refusals(`let a = 0${' + 1'.repeat(3000)} - 'b'\n`)).toMatchObject([
      { line: 1, message: "`-` works with numbers, but `'b'` is a string." },
    ])
  })

  test('RES-30 of a program that cannot be read only the first error is told', async () => {
    expect(await refusals('class A {\n  let x = 1\n}\nfoo bar baz\n')).toMatchObject([{ line: 2 }])
  })
})

describe('TypeScript: what takes too long', () => {
  test.for([
    [
      'texts that double',
      `type Twice<N extends any[], S extends string> = N['length'] extends 40 ? S : Twice<[...N, 1], \`\${S}\${S}\`>\nlet a: Twice<[], 'ab'> = ''`,
    ],
    [
      'orders of nine',
      `type Orders<T, K = T> = [T] extends [never] ? [] : K extends K ? [K, ...Orders<Exclude<T, K>>] : never
      let p: Orders<1|2|3|4|5|6|7|8|9> = 1 as any; let q: Orders<2|1|3|4|5|6|7|8> = [1]; q = p`,
    ],
    ['a flow without end', `let x: any = 1${' + x'.repeat(15_000)}`],
  ])('RES-18 %s: it ends by the steps of the checker, and is said', async ([, text]) => {
    expect(await refusals(text ?? '')).toMatchObject([
      { message: expect.stringMatching(/^Checking the types takes too long/) },
    ])
    // The failure has no effect on the next program.
    expect(await printed('console.log(1 as number)')).toBe('1\n')
  })

  test('RES-18 types without end are told as the compiler tells them', async () => {
    const [told] = await refusals('type Deep<T> = { a: Deep<[T]> }["a"] | 1\nlet a: Deep<1> = 1')
    expect(told).toMatchObject({ line: 1 })
    const union = `type D = ${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `'${digit}'`).join('|')}\ntype X = \`\${D}\${D}\${D}\${D}\${D}\``
    expect(await refusals(union)).toMatchObject([
      { line: 2, message: expect.stringContaining('too complex') },
    ])
  })

  test.for([
    ['brackets', `let a = ${'['.repeat(9000)}${']'.repeat(9000)}`],
    ['calls', `let a = [1]${'.concat([1])'.repeat(4000)}`],
  ])('RES-18 %s that are nested too deeply are refused, and a long sum is not', async ([, text]) => {
    expect(await refusals(text ?? '')).toMatchObject([
      { message: expect.stringContaining('nested too deeply') },
    ])
    expect(await printed(`console.log(0${' + 1'.repeat(1000)})`)).toBe('1000\n')
  })
})
