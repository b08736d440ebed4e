import { type BenchSite, databaseUrl } from './bench-site.ts'
import { CONNECTIONS, type Compared, compare } from './load.ts'
import { type Running, startNode } from './process.ts'

interface Listed {
  topics: { id: string }[]
  questions: { id: string }[]
}

/** Connections of one member who sends ticks as fast as they are answered. */
const CROWD = 32

/** Compares a member's toggle and question list with the same SQL through `pg` in a bare handler. Aim: 0.5. */
export async function signedIn(site: BenchSite): Promise<Compared[]> {
  const { topics } = await read(site, '/topics/')
  const topic = topics[0]?.id ?? ''
  const toggles = await togglesOf(site, CONNECTIONS)
  const environment = { DATABASE_URL: await databaseUrl(site), topic }
  const bare = await startNode(['--import', 'tsx', 'bench/src/bare-sql.ts'], environment)
  const list = `/api/v1/topics/${topic}/questions`
  const lists = ({ url, child }: Running, path = '') => ({
    url: url + path,
    pid: child.pid,
    headers: headersOf(site),
  })
  try {
    return [
      await compare('signed-in toggle', patches(site, site, toggles), patches(site, bare, toggles)),
      await compare('signed-in question list', lists(site, list), lists(bare)),
    ]
  } finally {
    await bare.stop()
  }
}

/** Compares many connections of one member with a single one. Both rates should be alike. */
export async function oneMember(site: BenchSite): Promise<Compared[]> {
  const toggles = await togglesOf(site, CROWD)
  const crowd = (connections: number) => ({
    ...patches(site, site, toggles.slice(0, connections)),
    connections,
  })
  return [await compare(`toggles of one member, ${CROWD} connections to 1`, crowd(CROWD), crowd(1))]
}

const headersOf = ({ cookie, url }: BenchSite) => ({ cookie, origin: url })

const patches = (site: BenchSite, { url, child }: Running, paths: readonly string[]) => ({
  url,
  pid: child.pid,
  paths,
  method: 'PATCH' as const,
  headers: headersOf(site),
})

const read = async ({ url }: BenchSite, path: string) =>
  (await (await fetch(`${url}/api/v1${path}`)).json()) as Listed

/** Returns this many different questions. They come from several topics, as one topic has too few. */
async function togglesOf(site: BenchSite, count: number): Promise<string[]> {
  const ids: string[] = []
  for (const { id } of (await read(site, '/topics/')).topics)
    if (ids.length < count)
      ids.push(...(await read(site, `/topics/${id}/questions`)).questions.map((one) => one.id))
  const paths = new Set(ids.map((id) => `/api/v1/progress/memberId/questions/${id}/completed/toggle`))
  if (paths.size < count) throw new Error(`${paths.size} questions are too few`)
  return [...paths].slice(0, count)
}
