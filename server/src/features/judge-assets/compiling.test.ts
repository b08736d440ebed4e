import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { compileMessages } from '@callofcode/contract/judge-assets/judge-assets'
import { createRunner } from '@callofcode/judge/host/create-runner'
import { nodeHost } from '@callofcode/judge/host/node-host'
import { killTree, treeOf } from '@callofcode/judge/host/process-tree'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shippedSolution } from '../../../testing/solutions.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { processStartTime } from '../../platform/process-identity.ts'
import { Compiler } from './compiler.ts'

let site: TestSite
let as: string
beforeAll(async () => {
  site = await testSite({ COMPILES_PER_MINUTE: '4', RATE_LIMITS: 'on' })
  as = (await site.member()).as
})
afterAll(() => site.close())

const SLUG = 'fair-cuts'
const right = shippedSolution(SLUG, 'accepted/reference.cpp')
const ask = (source: string, by = as, slug = SLUG) =>
  site.ask('POST', `/problems/${slug}/compile`, { as: by, body: { language: 'cpp', source } })

/** Retries while the site is busy, like a browser. */
async function compile(source: string, by = as, slug = SLUG) {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await ask(source, by, slug)
    if (answer.status !== 503) return answer
    expect(answer.headers['retry-after']).toBe('4')
    await sleep(500)
  }
  throw new Error('it never was compiled')
}

describe('C++ for browsers that cannot compile it', () => {
  test('is what the compiler of a browser makes, to the byte, and is sent compressed', async () => {
    const { status, body } = await compile(right)
    expect(status).toBe(200)
    const { program } = body.data
    const runner = createRunner(nodeHost(site.judge.assets.folder))
    const { signature } = (await site.ask('GET', `/problems/${SLUG}`)).body.data
    const here = await runner.compile('cpp', { text: right, signature, checked: true })
    if (!here.ok || typeof here.artifact.program === 'string') throw new Error('it was not compiled')
    const fetched = await site.app.inject(program.address)
    expect(fetched.headers).toMatchObject({
      'content-type': 'application/wasm',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(Buffer.from(here.artifact.program).equals(fetched.rawPayload)).toBe(true)
    expect(createHash('sha256').update(fetched.rawPayload).digest('hex')).toBe(program.sha256)
    expect(program.bytes).toBe(fetched.rawPayload.length)
    const packed = await site.app.inject({
      url: program.address,
      headers: { 'accept-encoding': 'br' },
    })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.rawPayload.length).toBeLessThan(program.bytes / 3)
    const { judgement } = await runOnce(runner, here.artifact)
    expect(judgement).toBe('finished')
    await runner.dispose()
  }, 240_000)

  test('LEARN-249 is what judges it, to the byte, where that is asked for: another program than for a run', async () => {
    const ask = () =>
      site.ask('POST', `/problems/${SLUG}/compile`, {
        as,
        body: { language: 'cpp', source: right, judged: true },
      })
    let answer = await ask()
    while (answer.status === 503) {
      await sleep(500)
      answer = await ask()
    }
    const fetched = await site.app.inject(answer.body.data.program.address)
    const runner = createRunner(nodeHost(site.judge.assets.folder))
    const { signature } = (await site.ask('GET', `/problems/${SLUG}`)).body.data
    const judged = await runner.compile('cpp', { text: right, signature })
    if (!judged.ok || typeof judged.artifact.program === 'string') throw new Error('it was not compiled')
    expect(Buffer.from(judged.artifact.program).equals(fetched.rawPayload)).toBe(true)
    const { program } = (await compile(right)).body.data
    expect(program.sha256).not.toBe(answer.body.data.program.sha256)
    await runner.dispose()
  }, 240_000)

  test('errors name the lines of the source, and are cached too', async () => {
    const bad = right.replace('{', '{\n  surprise;\n')
    const line = bad.split('\n').findIndex((text) => text.includes('surprise')) + 1
    const { status, body } = await compile(bad)
    expect([status, body.data.program]).toEqual([200, null])
    expect(body.data.diagnostics[0]).toMatchObject({ line, severity: 'error' })
    expect((await ask(bad)).body).toEqual(body)
  }, 120_000)

  test('a cached program belongs to nobody, is not compiled again and uses no budget', async () => {
    const { as: another } = await site.member()
    const before = process.hrtime.bigint()
    for (let times = 0; times < 8; times += 1) expect((await ask(right, another)).status).toBe(200)
    expect(Number(process.hrtime.bigint() - before) / 1e6).toBeLessThan(20_000)
    const { rows } = await site.database.pool.query('select * from compiled_programs')
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toContain('fairCuts')
  })

  test('safety R4 a member can compile a limited number a minute', async () => {
    const { as: eager } = await site.member()
    const statuses = []
    for (let times = 0; times < 5; times += 1) {
      // Each of these compiles quickly.
      statuses.push((await compile(`int broken${times}(`, eager)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  }, 120_000)

  test('safety J6 a compiler that is killed is replaced, and none is left when the site closes', async () => {
    const compiler = new Compiler(site.judge.assets, 2 ** 31, 1)
    const broken = { text: 'int killed(', checked: true }
    expect(await compiler.compile(broken)).toMatchObject({ ok: false })
    const { pid: first = 0 } = compiler
    const working = compiler.compile({ ...broken, text: '\nint again(' })
    killTree(first)
    expect(await working).toMatchObject({ ok: false, diagnostics: [{ line: 2 }] })
    const { pid: second = 0 } = compiler
    expect(second).not.toBe(first)
    compiler.close()
    while (processStartTime(second) !== undefined) await sleep(20)
    expect([processStartTime(first), processStartTime(second), compiler.pid]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  }, 120_000)

  test('RES-39 a compiler that ends before it answers, as on a machine that is too busy to start it, is no failure: the browser is told when to ask again', async () => {
    const { as: patient } = await site.member()
    const source = `${right}\n// again`
    // The judge is ready.
    await compile(right, patient)
    const killing = setInterval(() => {
      for (const pid of treeOf(process.pid)) if (isCompiler(pid)) killTree(pid)
    }, 20)
    const { status, headers, body } = await ask(source, patient)
    clearInterval(killing)
    expect([status, headers['retry-after'], body.message]).toEqual([503, '4', compileMessages.slow.text])
    expect((await compile(source, patient)).body.data.program).not.toBeNull()
  }, 240_000)

  test('safety J2 only C++, only so long a source, only where it is offered', async () => {
    const refused = [
      [{ language: 'python', source: 'print()' }, { language: compileMessages.language.text }],
      [{ language: 'cpp', source: ' ' }, { source: 'Write a solution first.' }],
      [
        { language: 'cpp', source: 'x'.repeat(65_537) },
        { source: 'A solution may have 64 KiB; this is longer.' },
      ],
    ] as const
    for (const [body, errors] of refused) {
      const answer = await site.ask('POST', `/problems/${SLUG}/compile`, { as, body })
      expect([answer.status, answer.body.errors]).toEqual([400, errors])
    }
    expect((await ask(right, as, 'no-such-problem')).status).toBe(404)
  })

  test('safety I5 a program that is not there answers 404', async () => {
    for (const file of ['0'.repeat(64), `${'0'.repeat(64)}.wasm`, '..%2f..%2fenv.wasm'])
      expect((await site.app.inject(`/programs/${file}`)).statusCode).toBe(404)
  })
})

const isCompiler = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('compile-from-source')
  } catch {
    return false
  }
}

async function runOnce(runner: ReturnType<typeof createRunner>, artifact: Parameters<typeof runner.run>[0]) {
  const [result] = await runner.run(artifact, [{ arguments: [[1, 1]] }])
  return { judgement: result?.ending }
}
