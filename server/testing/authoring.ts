import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PUBLIC_SCRIPT, SAMPLES } from '@callofcode/content/enclosed-problem'
import type { AuthoredProblem, ProblemCheck } from '@callofcode/contract/authoring/authoring'
import { zipSync } from 'fflate'
import { shippedProblems } from '../src/features/problem/problem-modules.ts'
import type { TestSite } from './test-site.ts'

/** Returns the authoring calls of one admin. */
export function writesProblems(site: TestSite, as: string) {
  const at = (slug: string, rest = '') => `/admin/problems/${slug}${rest}`
  const create = (body: object) => site.ask('POST', '/admin/problems', { as, body })
  const get = async (slug: string): Promise<AuthoredProblem> =>
    (await site.ask('GET', at(slug), { as })).body.data

  async function save(slug: string, files: Record<string, string | null>, based?: number) {
    const revision = based ?? (await get(slug)).revision
    return site.ask('PATCH', at(slug), { as, body: { revision, files } })
  }

  /** Requests a check and waits for its end. The deadline suits a busy machine and does not test speed. */
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

/** Creates a problem that was never checked. Returns its slug. */
export async function draftProblem(site: TestSite, as: string): Promise<string> {
  const slug = `crates-${randomUUID()}`
  const { status, body } = await writesProblems(site, as).create({ slug, from: 'fair-cuts' })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return slug
}

/** Creates a proven problem without the judge. The judge's output is written here, which saves a minute. */
export async function provenProblem(site: TestSite, as: string): Promise<string> {
  const slug = await draftProblem(site, as)
  const made = {
    'limits.json': readFileSync(join(String(shippedProblems), 'fair-cuts/limits.json'), 'utf8'),
    [PUBLIC_SCRIPT]: 'var enclosed = {}',
    [SAMPLES]: JSON.stringify({ samples: [{ given: [[1, 1]], answer: 1 }], tests: [], checks: false }),
  }
  await site.database.pool.query(
    `insert into problem_checks (problem_id, revision, state, made)
     select id, revision, 'passed', $2 from authored_problems where slug = $1`,
    [slug, JSON.stringify(made)],
  )
  return slug
}

/** Returns the package of a small problem. */
export function zippedProblem(): Blob {
  const file = new TextEncoder().encode(JSON.stringify({ title: 'Crates' }))
  const bytes = zipSync({ [`crates-${randomUUID()}/problem.json`]: file })
  return new Blob([new Uint8Array(bytes)])
}
