import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { findJava } from '@callofcode/judge/java/java-home'
import { afterEach, describe, expect, test } from 'vitest'
import { handsIn, shippedSolution } from '../../../testing/solutions.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

const home = await findJava()
const why = home ? '' : ' (skipped: needs a JDK and bubblewrap, which are not both here)'

const sites: TestSite[] = []
async function open(environment: Record<string, string> = {}) {
  const site = await testSite({ LANES: '1', ...environment })
  sites.push(site)
  const member = await site.member()
  return { site, member, hands: handsIn(site, member) }
}
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()))
})

const languagesOf = async (site: TestSite) =>
  (await site.ask('GET', '/problems/fair-cuts')).body.data.languages as {
    language: string
    counted: string
  }[]
const java = (body: string) => `class Solution {\n  public int fairCuts(int[] weights) {\n${body}\n  }\n}`
const SOLVED = `long all = 0, left = 0;
    for (int weight : weights) all += weight;
    int cuts = 0;
    for (int at = 0; at + 1 < weights.length; at++) {
      left += weights[at];
      if (2 * left == all) cuts++;
    }
    return cuts;`

describe('a site that does not judge Java', () => {
  test('offers it nowhere, and refuses submissions in it', async () => {
    const { site, hands } = await open({ JAVA: 'off' })
    expect((await languagesOf(site)).map(({ language }) => language)).not.toContain('java')
    const { data } = (await site.ask('GET', '/problems')).body
    expect(data.flatMap(({ languages }: { languages: string[] }) => languages)).not.toContain('java')
    const { status, body } = await hands.submit('fair-cuts', 'java', java(SOLVED))
    expect([status, body.errors]).toEqual([
      400,
      { language: 'This problem cannot be solved in that language.' },
    ])
  })

  test('safety J8 leaves what another process judges in the queue, and judges the rest', async () => {
    const { site, hands } = await open({ JAVA: 'elsewhere' })
    expect(await languagesOf(site)).toContainEqual(
      expect.objectContaining({ language: 'java', counted: 'clock' }),
    )
    const waiting = (await hands.submit('fair-cuts', 'java', java(SOLVED))).body.data
    const source = shippedSolution('fair-cuts', 'accepted/reference.js')
    expect(await hands.judged('fair-cuts', 'javascript', source)).toMatchObject({ verdict: 'Accepted' })
    expect((await hands.read(waiting._id)).state).toBe('queued')
  })
})

describe.skipIf(!home)(`a site with a JDK and bubblewrap${why}`, () => {
  test('safety J1 judges Java by time: its verdict is not reused for the same source', async () => {
    const { site, hands } = await open()
    expect(await languagesOf(site)).toContainEqual(
      expect.objectContaining({
        language: 'java',
        counted: 'clock',
        starter: expect.stringContaining('public int fairCuts(int[] weights) {'),
      }),
    )
    const done = await hands.judged('fair-cuts', 'java', java(SOLVED))
    expect(done).toMatchObject({ language: 'java', verdict: 'Accepted', reason: null })
    expect(done.passed).toBe(done.tests)
    const { rows } = await site.database.pool.query(
      `select count(*)::int from kept_verdicts where language = 'java'`,
    )
    expect(rows[0].count).toBe(0)
    const { body } = await site.app.inject({ url: '/readyz' }).then((answer) => ({ body: answer.json() }))
    expect(body.judge.java).toMatchObject({
      version: home?.version,
      walls: expect.arrayContaining(['bubblewrap', 'no network']),
    })
  })

  test('safety J3 hidden tests stay hidden', async () => {
    const { site, hands } = await open()
    const { samples } = (await site.ask('GET', '/problems/fair-cuts')).body.data
    const known = samples
      .map(
        ({ input, answer }: { input: { arguments: [number[]] }; answer: number }) =>
          `    if (Arrays.equals(weights, new int[]{${input.arguments[0]}})) return ${answer};`,
      )
      .join('\n')
    for (const [leak, reason] of [
      ['throw new RuntimeException(Arrays.toString(weights));', null],
      ['return weights[weights.length + 1];', 'ArrayIndexOutOfBoundsException'],
      ['throw new IllegalStateException(Arrays.toString(weights));', 'IllegalStateException'],
    ] as const) {
      const done = await hands.judged('fair-cuts', 'java', java(`${known}\n    ${leak}`))
      expect(done).toMatchObject({ verdict: 'Runtime Error', reason, failing: { sample: null } })
    }
    const printed = await hands.judged(
      'fair-cuts',
      'java',
      java(`${known}\n    System.out.println(Arrays.toString(weights)); return -1;`),
    )
    expect(printed).toMatchObject({ verdict: 'Wrong Answer', reason: null, failing: { sample: null } })
  })

  test('safety J6 J8 a site that stops ends what runs, and gives it back', async () => {
    const { site, hands } = await open()
    const mark = `loop${process.pid}`
    const loops = java(`    // ${mark}\n    for (;;) if (System.nanoTime() == 0) return 0;`)
    const { _id } = (await hands.submit('fair-cuts', 'java', loops)).body.data
    while (machines().length === 0) await sleep(20)
    expect(machines().length).toBeGreaterThan(0)
    await site.judge.close()
    while (machines().length > 0) await sleep(20)
    expect(machines()).toEqual([])
    expect((await hands.read(_id)).state).toBe('queued')
  })
})

/** Returns the Java processes of this test that run a solution. */
function machines(): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(`${process.cwd()}/judge/dist/java-`) &&
        readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('judge.Run')
      )
    } catch {
      return false
    }
  })
}
