import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { shippedProblems } from '../src/features/problem/problem-modules.ts'
import type { TestSite } from './test-site.ts'

/** Returns a solution that is shipped with its problem. */
export const shippedSolution = (slug: string, file: string) =>
  readFileSync(join(String(shippedProblems), slug, 'submissions', file), 'utf8')

type Member = Awaited<ReturnType<TestSite['member']>>

/** Returns the submission calls of one member. */
export function handsIn(site: TestSite, { as }: Pick<Member, 'as'>) {
  const submit = (slug: string, language: string, source: string, more: object = {}) =>
    site.ask('POST', `/problems/${slug}/submissions`, { as, body: { language, source, ...more } })

  const read = async (id: string) => (await site.ask('GET', `/submissions/${id}`, { as })).body.data

  /** Waits until the condition holds. The deadline suits a busy machine and does not test speed. */
  async function until(id: string, state: 'judging' | 'done') {
    for (let wait = 0; wait < 1_000; wait += 1) {
      const submission = await read(id)
      if (submission.state === state) return submission
      await sleep(50)
    }
    throw new Error(`it never was ${state}`)
  }

  const judged = async (slug: string, language: string, source: string, more: object = {}) => {
    const { status, body } = await submit(slug, language, source, more)
    if (status !== 202) throw new Error(JSON.stringify(body))
    return until(body.data._id, 'done')
  }
  return { submit, read, until, judged }
}
