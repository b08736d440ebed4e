import { type BenchSite, databaseUrl } from './bench-site.ts'
import { CONNECTIONS, type Compared, compare } from './load.ts'
import { type Running, startNode } from './process.ts'

interface Listed {
  topics: { id: string }[]
  questions: { id: string }[]
}

/** A member's toggle and question list against the same SQL through `pg` in a bare handler. Aim: 0.5. */
export async function signedIn(site: BenchSite): Promise<Compared[]> {
  const read = async (path: string) => (await (await fetch(`${site.url}/api/v1${path}`)).json()) as Listed
  const topic = (await read('/topics/')).topics[0]?.id ?? ''
  const { questions } = await read(`/topics/${topic}/questions`)
  if (questions.length < CONNECTIONS) throw new Error(`${questions.length} questions are too few`)
  const headers = { cookie: site.cookie, origin: site.url }
  const environment = { DATABASE_URL: await databaseUrl(site), topic }
  const bare = await startNode(['--import', 'tsx', 'bench/src/bare-sql.ts'], environment)
  const toggles = questions.map(({ id }) => `/api/v1/progress/memberId/questions/${id}/completed/toggle`)
  const list = `/api/v1/topics/${topic}/questions`
  try {
    return [
      await compare('signed-in toggle', patches(site), patches(bare)),
      await compare('signed-in question list', target(site, list), target(bare)),
    ]
  } finally {
    await bare.stop()
  }

  function target({ url, child }: Running, path = '') {
    return { url: url + path, pid: child.pid, headers }
  }

  function patches({ url, child }: Running) {
    return { url, pid: child.pid, paths: toggles, method: 'PATCH' as const, headers }
  }
}
