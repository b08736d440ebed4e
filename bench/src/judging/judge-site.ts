import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type BenchSite, databaseUrl, openBenchSite } from '../bench-site.ts'
import { root } from '../process.ts'
import type { JudgeLanguage } from './judge-programs.ts'

export const SLUG = 'fair-cuts'
const ENDINGS = { cpp: 'cpp', python: 'py', javascript: 'js' }
const COMMENTS = { cpp: '//', python: '#', javascript: '//' }

/** Returns the shipped solution, each time as a new source that was never judged. */
export function accepted(language: JudgeLanguage): () => string {
  const file = join(root, `content/problems/${SLUG}/submissions/accepted/reference.${ENDINGS[language]}`)
  const text = readFileSync(file, 'utf8')
  return () => `${text}\n${COMMENTS[language]} ${crypto.randomUUID()}\n`
}

export interface JudgeSite extends BenchSite {
  /** Submits a solution and returns its id. */
  submit(language: JudgeLanguage, source: string): Promise<string>
  isDone(id: string): Promise<boolean>
  readonly database: pg.Pool
}

/** Starts a site on all cores, without limits on submissions. */
export async function openJudgeSite(environment: Record<string, string> = {}): Promise<JudgeSite> {
  const lifted = { SUBMISSIONS_PER_MINUTE: '1000000', SUBMISSIONS_WAITING: '1000', JUDGE_QUEUE: '1000' }
  const site = await openBenchSite({ environment: { ...lifted, ...environment }, cores: '0-1' })
  await judgeIsThere(site.url)
  const database = new pg.Pool({ connectionString: await databaseUrl(site), max: 2 })
  database.on('error', () => undefined)
  const headers = { cookie: site.cookie, origin: site.url, 'content-type': 'application/json' }
  return {
    ...site,
    database,
    submit: async (language, source) => {
      const body = JSON.stringify({ language, source })
      const path = `${site.url}/api/v1/problems/${SLUG}/submissions`
      const answer = await fetch(path, { method: 'POST', headers, body })
      if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`)
      const { data } = (await answer.json()) as { data: { _id: string } }
      return data._id
    },
    isDone: async (id) => {
      const { rows } = await database.query(
        'select verdict from problem_submissions where id = $1 and state = $2',
        [id, 'done'],
      )
      if (rows[0] && rows[0].verdict !== 'Accepted') throw new Error(`${id}: ${rows[0].verdict}`)
      return rows.length > 0
    },
    remove: async () => {
      await database.end()
      await site.remove()
    },
  }
}

/** Waits until the site has built its whole judge. */
export async function judgeIsThere(url: string) {
  for (;;) {
    const answer = await fetch(`${url}/judge/manifest.json`)
    if (answer.ok && !('preparing' in ((await answer.json()) as object))) return
    await sleep(200)
  }
}
