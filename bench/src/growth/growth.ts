import { execFileSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import {
  type BenchSite,
  databaseUrl,
  environmentOf,
  MEMBER,
  openBenchSite,
  signIn,
  startSite,
} from '../bench-site.ts'
import { SLUG } from '../judging/judge-site.ts'
import { highestMegabytes, isBrief, root } from '../process.ts'
import { contentOf, fillClub, HOT } from './content.ts'
import { type Cost, costOf, countStatements, meanCostOf, openCounts } from './counts.ts'
import { fillLearning } from './learning.ts'

const SIZES = isBrief
  ? [200, 2_000]
  : (process.env.GROWTH_SIZES ?? '200,20000,1000000').split(',').map(Number)
const ADMIN = { email: 'growth-admin@college.edu', password: 'Arena-2024!' }
export interface GrowthRow {
  readonly name: string
  readonly costs: readonly Cost[]
}
export interface Growth {
  readonly sizes: readonly number[]
  readonly rows: readonly GrowthRow[]
  /** The highest memory of the app's process during the run, for each size. */
  readonly megabytes: readonly number[]
}

const SCREENS = {
  visitor: [
    '/',
    '/dsa',
    '/dsa/problems',
    '/dashboard',
    '/dashboard/blogs',
    '/dashboard/interviewExp',
    '/dashboard/forum',
    `/dashboard/forum/${HOT}`,
    '/events',
    '/events?when=past',
    '/sitemap.xml',
    '/blogs/feed.xml',
  ],
  member: [
    '/today',
    '/dashboard',
    '/dsa',
    '/dashboard/blogs',
    '/dashboard/interviewExp',
    '/dashboard/forum',
    `/dashboard/forum/${HOT}`,
    '/events',
    '/notifications',
    '/profile',
    '/settings',
    '/dsa/reviews',
    '/dsa/reviews/kept',
    '/dsa/streak',
    '/dsa/map',
    '/dsa/notes',
    '/dashboard/plans',
    '/dashboard/questions',
    '/dashboard/leaderboard',
  ],
  admin: [
    '/dashboard/approvals',
    '/dashboard/members',
    '/dashboard/members?q=member1',
    '/dashboard/audit',
    '/dashboard/audit?action=member.signin',
    '/dashboard/moderation',
    '/dashboard/submissions',
    '/dashboard/deleted',
  ],
} as const
const ANSWERS = {
  visitor: [
    '/getBlogs?limit=24&fields=title',
    '/getModules',
    '/forum/threads',
    '/forum/threads?sort=top',
    '/forum/threads?sort=unanswered',
    '/forum/threads?q=window',
    `/forum/threads/${HOT}`,
    `/forum/threads/${HOT}/replies`,
    '/events',
  ],
  member: [
    '/search?q=window',
    '/search?q=windwo',
    '/members/',
    '/progress/memberId/completed-questions',
    '/reviews/today',
    '/streak',
    '/plans',
    `/forum/threads/${HOT}/mine`,
    '/forum/members?q=me',
  ],
} as const
type Role = keyof typeof SCREENS

/** Solutions stay in the queue. Judging has a benchmark of its own. */
const LIFTED = {
  LANES: '0',
  SUBMISSIONS_PER_MINUTE: '1000000',
  SUBMISSIONS_WAITING: '1000000',
  JUDGE_QUEUE: '1000000',
  COMMENTS_PER_MINUTE: '1000000',
}

/**
 * Measures the cost of each screen and response in clubs of three sizes, which are filled by SQL. The aim is that the largest
 * club pays at most 1.3 times as much as the smallest.
 */
export async function growth(): Promise<Growth> {
  const clubs: Awaited<ReturnType<typeof measureClub>>[] = []
  for (const size of SIZES) clubs.push(await measureClub(size))
  const names = clubs[0]?.costs.map(({ name }) => name) ?? []
  const rows = names.map((name, at) => ({ name, costs: clubs.flatMap(({ costs }) => costs[at]?.cost ?? []) }))
  return { sizes: SIZES, rows, megabytes: clubs.map(({ megabytes }) => megabytes) }
}

async function measureClub(size: number) {
  const site = await openBenchSite()
  let running = site as BenchSite
  const pool = new pg.Pool({ connectionString: await databaseUrl(site), max: 1 })
  try {
    console.log(`A club of ${size} members is made ...`)
    await fillClub(pool, contentOf(size))
    await fillLearning(pool)
    await pool.query('vacuum analyze')
    makeAdmin(site.dataDir)
    await pool.end()
    // A new process has nothing of the club in its memory.
    await site.stop()
    countStatements(site.dataDir)
    running = { ...site, ...(await startSite(site.dataDir, { environment: LIFTED })) }
    return await measureSite(running)
  } finally {
    await running.stop()
    await site.remove()
  }
}

async function measureSite(site: BenchSite) {
  const pool = await openCounts(site)
  const cookies: Record<Role, string> = {
    visitor: '',
    member: await signIn(site.url, MEMBER),
    admin: await signIn(site.url, ADMIN),
  }
  const costs: { name: string; cost: Cost }[] = []
  const add = async (name: string, ask: () => Promise<number>) => {
    costs.push({ name: name.replace(HOT, 'ID'), cost: await costOf(pool, site.child.pid, ask) })
  }
  for (const [role, paths] of Object.entries(SCREENS))
    for (const path of paths)
      await add(`${role} ${path}`, () => read(site.url + path, cookies[role as Role], 'text/html'))
  for (const [role, paths] of Object.entries(ANSWERS))
    for (const path of paths)
      await add(`${role} /api/v1${path}`, () =>
        read(`${site.url}/api/v1${path}`, cookies[role as Role], 'application/json'),
      )
  // The first write of a connection also reads the definitions of its triggers.
  await reply(site.url, cookies.member)
  await add('member writes to the hot thread', () => reply(site.url, cookies.member))
  await add('member hands in a solution', () => handIn(site.url, cookies.member))
  const due = await firstDue(site.url, cookies.member)
  await add('member rates a review', () => rate(site.url, cookies.member, due))
  await add('member ticks a question, or takes it back', () => toggle(site.url, cookies.member, due))
  costs.push({ name: CONTEST, cost: await meanCostOf(pool, site.child.pid, contest(site.url, cookies)) })
  costs.push({ name: 'a second without a visitor', cost: await meanCostOf(pool, site.child.pid, IDLE) })
  await pool.end()
  return { costs, megabytes: highestMegabytes(site.child.pid ?? 0) }
}

const IDLE = Array.from({ length: isBrief ? 3 : 30 }, () => () => setTimeout(1_000, 0))

/** There are no contests yet. The list of problems, which shows who solved what, stands for their board. */
const CONTEST = 'each of a contest’s minute'
const contest = (url: string, { visitor, member }: Record<Role, string>) =>
  Array.from({ length: isBrief ? 22 : 2_200 }, (_, at) => () => {
    if (at % 11 === 0) return handIn(url, member)
    return read(`${url}/dsa/problems`, at % 11 === 5 ? member : visitor, 'text/html')
  })

async function read(url: string, cookie: string, accept: string): Promise<number> {
  const headers = { accept, 'x-requested-with': 'bench', ...(cookie && { cookie }) }
  const answer = await fetch(url, { headers })
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return byteLength
}

const reply = (url: string, cookie: string) =>
  post(`${url}/api/v1/forum/threads/${HOT}/replies`, cookie, { content: 'One more.' })

const handIn = (url: string, cookie: string) =>
  post(`${url}/api/v1/problems/${SLUG}/submissions`, cookie, {
    language: 'python',
    source: `print(1) # ${crypto.randomUUID()}`,
  })

async function firstDue(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/reviews/today`, { headers: { cookie } })
  const { data } = (await answer.json()) as { data: { due: { questionId: string }[] } }
  return data.due[0]?.questionId ?? ''
}

const rate = (url: string, cookie: string, question: string) => {
  const word = { id: crypto.randomUUID(), rating: 3, at: new Date().toISOString() }
  return send('PUT', `${url}/api/v1/reviews/${question}/rating`, cookie, word)
}

const toggle = (url: string, cookie: string, question: string) =>
  send('PATCH', `${url}/api/v1/progress/memberId/questions/${question}/completed/toggle`, cookie, {})

const post = (url: string, cookie: string, body: object) => send('POST', url, cookie, body)

async function send(method: string, url: string, cookie: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin, cookie }
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return byteLength
}

function makeAdmin(dataDir: string) {
  const words = [
    'create',
    '--email',
    ADMIN.email,
    '--name',
    'Growth',
    '--password',
    ADMIN.password,
    '--role',
    'admin',
  ]
  execFileSync(process.execPath, ['server/dist/member-cli.js', ...words], {
    cwd: root,
    env: { ...process.env, ...environmentOf(dataDir) },
  })
}
