import { describe, expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'
import { twoSum } from '../../testing/signatures.ts'
import { openTracing } from '../../testing/tracing.ts'

const { runner, run, judge, call } = openRunner('javascript')
const { told } = openTracing('javascript')

describe('JavaScript: packages', () => {
  test('RES-11 queues of the sites that learners know are there without an import', async () => {
    const { stdout } = await run(`const near = new MinPriorityQueue((one) => one.far)
      near.enqueue({ far: 3 }); near.enqueue({ far: 1 })
      const large = new PriorityQueue((a, b) => b - a); large.enqueue(1); large.enqueue(5)
      console.log(near.dequeue(), near.size(), large.front(), new Deque([1, 2]).popBack(), new Queue([7, 8]).dequeue())
      console.log(new MaxPriorityQueue().isEmpty(), MaxPriorityQueue.name)`)
    expect(stdout).toBe('{ far: 1 } 1 5 2 7\ntrue MaxPriorityQueue\n')
  })

  test('RES-11 lodash is there as `_`', async () => {
    const { stdout } = await run(`console.log(_.chunk([1, 2, 3], 2), _.sortBy([{ a: 2 }, { a: 1 }], 'a'))
      console.log(_([1, 2]).map((one) => one * 2).value(), _.cloneDeep({ a: [1] }))`)
    expect(stdout).toBe('[ [ 1, 2 ], [ 3 ] ] [ { a: 1 }, { a: 2 } ]\n[ 2, 4 ] { a: [ 1 ] }\n')
  })

  test('packages can be imported and required by their names', async () => {
    const { stdout } = await run(`import _ from 'lodash'
      import { PriorityQueue } from '@datastructures-js/priority-queue'
      console.log(_.sum([1, 2]), PriorityQueue === require('@datastructures-js/priority-queue').PriorityQueue)
      console.log(require('util').inspect({ a: { b: { c: {} } } }, { depth: 0 }))`)
    expect(stdout).toBe('3 true\n{ a: [Object] }\n')
  })

  test('reading a package takes no fuel of the program', async () => {
    const plain = await run('console.log(typeof globalThis.q)')
    const large = await run('console.log(typeof globalThis._)')
    expect(large.fuel - plain.fuel).toBeLessThan(20_000)
  })

  test('a program may have its own things of these names', async () => {
    const { stdout } =
      await run(`class PriorityQueue { size = 1 }; const Queue = [2]; var _ = 3; function Deque() {}
      console.log(new PriorityQueue().size, Queue, _, new Deque(), [5].map((_, at) => at))`)
    expect(stdout).toBe('1 [ 2 ] 3 Deque {} [ 0 ]\n')
  })

  test('a module that is not there is refused by its name', async () => {
    expect(await run(`let a = 1\nimport x from './other'`)).toMatchObject({
      ending: 'failed',
      line: 2,
      original: 'Error: The module ./other is not available here.',
    })
  })
})

describe('JavaScript: modules', () => {
  test('RES-11 await works outside of functions, with exports too', async () => {
    const { stdout } = await run(`export const two = await Promise.resolve(2)
      for await (const one of [1, Promise.resolve(two)]) console.log(one)
      await new Promise((resolve) => setTimeout(resolve, 10))
      export default function () {}
      console.log('end')`)
    expect(stdout).toBe('1\n2\nend\n')
  })

  test('await works outside of functions in TypeScript', async () => {
    const compiled = await runner.compile('typescript', { text: 'const a: number = await 5\nconsole.log(a)' })
    if (!compiled.ok) throw new Error('It does not compile.')
    expect(await runner.run(compiled.artifact, [{ stdin: '' }])).toMatchObject([{ stdout: '5\n' }])
  })

  test('a function that is found behind an await is called', async () => {
    const text =
      'const wait = await Promise.resolve(0)\nexport const twoSum = (a, t) => [wait, a.indexOf(t - a[0])]'
    expect(await call(text, twoSum, [[2, 7], 9], [0, 1])).toMatchObject({ verdict: 'Accepted' })
  })

  test('await in a function that is not async is still an error of the language', async () => {
    expect(await judge('const f = () => {\n  await 1\n}', '', '')).toMatchObject({
      verdict: 'Compile Error',
      line: 2,
    })
  })

  test('a program with await can be traced', async () => {
    expect((await told('const a = await 5\nlet b = a + 1')).at(-1)).toBe('2 end a=5 b=6')
  })
})
