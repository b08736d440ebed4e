import type { BenchSite } from './bench-site.ts'
import { databaseUrl } from './database-url.ts'
import { type Compared, compare } from './load.ts'
import { startNode } from './process.ts'

interface Listed {
  topics: { id: string }[]
  questions: { id: string }[]
}

/** A member's toggle and question list against the same SQL through `pg` in a bare handler. Aim: 0.5. */
export async function signedIn(site: BenchSite): Promise<Compared[]> {
  const read = async (path: string) => (await (await fetch(`${site.url}/api/v1${path}`)).json()) as Listed
  const topic = (await read('/topics/')).topics[0]?.id ?? ''
  const question = (await read(`/topics/${topic}/questions`)).questions[0]?.id ?? ''
  const headers = { cookie: site.cookie, origin: site.url }
  const environment = { DATABASE_URL: await databaseUrl(site.dataDir), topic, question }
  const bare = await startNode(['--import', 'tsx', 'bench/src/bare-sql.ts'], environment)
  const toggle = `/api/v1/progress/memberId/questions/${question}/completed/toggle`
  const list = `/api/v1/topics/${topic}/questions`
  try {
    return [
      await compare('signed-in toggle', target(site.url + toggle, 'PATCH'), target(bare.url, 'PATCH')),
      await compare('signed-in question list', target(site.url + list), target(bare.url)),
    ]
  } finally {
    await bare.stop()
  }

  function target(url: string, method: 'GET' | 'PATCH' = 'GET') {
    return { url, method, headers }
  }
}
