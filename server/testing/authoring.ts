import { setTimeout as sleep } from 'node:timers/promises'
import type { AuthoredProblem, ProblemCheck } from '@callofcode/contract/authoring'
import type { TestSite } from './test-site.ts'

/** How one admin writes problems. */
export function writesProblems(site: TestSite, as: string) {
  const at = (slug: string, rest = '') => `/admin/problems/${slug}${rest}`
  const create = (body: object) => site.ask('POST', '/admin/problems', { as, body })
  const get = async (slug: string): Promise<AuthoredProblem> =>
    (await site.ask('GET', at(slug), { as })).body.data

  async function save(slug: string, files: Record<string, string | null>, based?: number) {
    const revision = based ?? (await get(slug)).revision
    return site.ask('PATCH', at(slug), { as, body: { revision, files } })
  }

  /** Asks for a check, and waits for its end. Long enough for a busy machine: it does not test speed. */
  async function checked(slug: string): Promise<ProblemCheck> {
    await site.ask('POST', at(slug, '/check'), { as })
    for (let wait = 0; wait < 6_000; wait += 1) {
      const { check } = await get(slug)
      if (check?.state === 'passed' || check?.state === 'failed') return check
      await sleep(100)
    }
    throw new Error('The check never ended.')
  }

  async function publish(slug: string, note = '') {
    const { revision } = await get(slug)
    return site.ask('POST', at(slug, '/publish'), { as, body: { revision, note } })
  }

  const download = (slug: string, format: string) =>
    site.app.inject({
      url: `/dashboard/problems/${slug}/package.zip?format=${format}`,
      headers: { authorization: `Bearer ${as}` },
    })
  return { at, create, get, save, checked, publish, download }
}
