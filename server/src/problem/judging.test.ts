import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { shippedProblems } from './problem-modules.ts'

let site: TestSite
let asha: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite({ LANES: '1', LANE_LEASE_SECONDS: '3' })
  asha = await site.member()
})
afterAll(() => site.close())

const solution = (slug: string, file: string) =>
  readFileSync(join(String(shippedProblems), slug, 'submissions', file), 'utf8')

async function submit(slug: string, language: string, source: string, more: object = {}) {
  const body = { language, source, ...more }
  return site.ask('POST', `/problems/${slug}/submissions`, { as: asha.as, body })
}

async function judged(id: string) {
  for (let wait = 0; wait < 600; wait += 1) {
    const { body } = await site.ask('GET', `/submissions/${id}`, { as: asha.as })
    if (body.data.state === 'done') return body.data
    await sleep(100)
  }
  throw new Error('it was not judged')
}

describe('each verdict', () => {
  test.each([
    ['fair-cuts', 'javascript', 'accepted/reference.js', 'Accepted'],
    ['fair-cuts', 'python', 'accepted/reference.py', 'Accepted'],
    ['reading-goals', 'python', 'accepted/reference.py', 'Accepted'],
    ['fair-cuts', 'python', 'wrong_answer/counts-the-empty-part.py', 'Wrong Answer'],
    ['fair-cuts', 'javascript', 'time_limit_exceeded/adds-up-for-each-cut.js', 'Time Limit Exceeded'],
    ['fair-cuts', 'python', 'run_time_error/one-bead-is-forgotten.py', 'Runtime Error'],
  ])('safety J1 %s in %s, %s: %s', async (slug, language, file, verdict) => {
    const { status, body } = await submit(slug, language, solution(slug, file))
    expect([status, body.message]).toEqual([202, 'OK'])
    const done = await judged(body.data._id)
    expect(done).toMatchObject({ state: 'done', verdict, place: null })
  })
})
