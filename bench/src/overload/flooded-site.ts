import { execFile, execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { promisify } from 'node:util'
import { type BenchSite, environmentOf, openBenchSite, signIn } from '../bench-site.ts'
import { canPin, root } from '../process.ts'
import type { Flood, Flooded } from './flood.ts'

const PASSWORD = 'Arena-2024!'
type Request = Flood['people'][number][number]

export interface FloodedSite extends BenchSite {
  readonly cookies: readonly string[]
  flood(wishes: Omit<Flood, 'url'>): Promise<Flooded>
  /** The mix of requests at the same time: visitors read, and members read, open rendered pages and tick questions. */
  readonly people: Flood['people']
}

/** Starts a site in production mode with signed-in members. Separate processes flood it. */
export async function floodedSite(environment: Record<string, string>): Promise<FloodedSite> {
  // With `NODE_ENV=test` the site would serve no pages.
  const lifted = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    SIGNINS_PER_MINUTE: '1000000',
  }
  const site = await openBenchSite({ environment: { ...lifted, ...environment } })
  const cookies = [site.cookie]
  for (let at = 0; at < 7; at++) {
    const email = `m${at}@college.edu`
    const words = ['create', '--email', email, '--name', `M ${at}`, '--password', PASSWORD]
    const env = { ...process.env, ...environmentOf(site.dataDir) }
    execFileSync(process.execPath, ['server/dist/member-cli.js', ...words], { cwd: root, env })
    cookies.push(await signIn(site.url, { email, password: PASSWORD }))
  }
  const toggles = await togglesOf(site)
  const flood = (wishes: Omit<Flood, 'url'>) => run({ url: site.url, ...wishes })
  return { ...site, cookies, flood, people: peopleOf(site, cookies, toggles) }
}

async function togglesOf({ url }: BenchSite): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${url}/api/v1${path}`)).json()
  const { topics } = await read('/topics/')
  const { questions } = await read(`/topics/${topics[0].id}/questions`)
  return questions.map(
    ({ id }: { id: string }) => `/api/v1/progress/memberId/questions/${id}/completed/toggle`,
  )
}

const get = (path: string, cookie?: string): Request => ({
  method: 'GET',
  path,
  ...(cookie && { headers: { cookie } }),
})
export const READS = [get('/api/v1/getBlogs'), get('/dashboard/blogs'), get('/api/v1/topics/')]

const peopleOf = ({ url }: BenchSite, cookies: readonly string[], toggles: readonly string[]) => [
  READS,
  ...cookies.map((cookie, at) => [
    get('/api/v1/members/', cookie),
    get('/dsa', cookie),
    {
      method: 'PATCH' as const,
      path: toggles[at] ?? '',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: '{}',
    },
    get('/dashboard/forum', cookie),
  ]),
]

async function run(flood: Flood): Promise<Flooded> {
  const words = ['--import', 'tsx', 'bench/src/overload/flood.ts', JSON.stringify(flood)]
  // The flood runs on the other cores, so the site has the first core to itself where the machine allows it.
  const pinned = canPin && cpus().length > 1 ? ['taskset', '-c', `1-${cpus().length - 1}`] : []
  const [program = '', ...rest] = [...pinned, process.execPath, ...words]
  return JSON.parse((await promisify(execFile)(program, rest, { cwd: root })).stdout)
}

export function say(what: string, { statuses, admitted, kinds, ...flooded }: Flooded, more = '') {
  const each = Object.entries(kinds).map(([name, { share, p99 }]) => `${name} ${share} % within ${p99} ms`)
  console.log(
    `${what}: ${flooded.sentPerSecond} sent/s, ${admitted.perSecond} admitted/s, p50 ${admitted.p50} ms, ` +
      `p95 ${admitted.p95} ms, p99 ${admitted.p99} ms (${each.join(', ')}); statuses ${JSON.stringify(statuses)}, ` +
      `refused p99 ${flooded.refusedP99} ms, without an answer ${flooded.errors}, not sent ${flooded.unsent}, ` +
      `the flood itself late by ${flooded.late} ms at p99${more}`,
  )
}

/**
 * Measures the site's capacity and then sends four times as much. Times are compared within the same minutes, as the machine may
 * do other work.
 */
export async function overloaded({ flood, people }: FloodedSite, seconds: number) {
  await flood({ people, connections: 16, seconds: Math.min(4, seconds) })
  const full = await flood({ people, connections: 16, seconds: Math.min(8, seconds) })
  say('As much as it can', full)
  const rate = full.admitted.perSecond
  const light = {
    people,
    connections: 100,
    rate: Math.max(8, Math.floor(rate / 8)),
    seconds: Math.min(6, seconds),
  }
  const before = await flood(light)
  say('An eighth of it', before)
  const over = await flood({ people, connections: 6_000, rate: rate * 4, seconds })
  return { full, light, before, over }
}
