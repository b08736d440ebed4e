import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isBrief, percentile, rounded } from '../process.ts'
import { judgeLanguages } from './judge-programs.ts'
import { accepted, type JudgeSite, openJudgeSite, SLUG } from './judge-site.ts'

const WAITING = isBrief ? 30 : 200
const SECONDS = isBrief ? 3 : 15
const READERS = 4
/** Milliseconds between two requests of one reader: a busy site, not an overloaded one. */
const PAUSE = 20
const PATHS = [
  '/',
  '/dashboard/blogs',
  '/dsa/problems',
  `/dsa/problems/${SLUG}`,
  '/api/v1/getBlogs',
  '/api/v1/problems',
]

interface Read {
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly requests: number
}
export interface ReaderResults {
  readonly idle: Read
  readonly judging: Read
  readonly p99Times: number
  /** Submissions in the queue at the start and the end of the second half. */
  readonly waiting: readonly [number, number]
}

/**
 * Measures response times for readers while 200 submissions wait, with the default number of judge workers. Aim: p99 within 2x.
 */
export async function judgeReaders(): Promise<ReaderResults> {
  const site = await openJudgeSite()
  try {
    await read(site, 1)
    const idle = await read(site, SECONDS)
    await fill(site)
    const before = await waitingIn(site)
    const judging = await read(site, SECONDS)
    const waiting = [before, await waitingIn(site)] as const
    return { idle, judging, p99Times: rounded(judging.p99 / idle.p99), waiting }
  } finally {
    await site.remove()
  }
}

async function fill(site: JudgeSite) {
  const sources = judgeLanguages.map((language) => [language, accepted(language)] as const)
  for (let count = 0; count < WAITING; count++) {
    const next = sources[count % sources.length]
    if (next) await site.submit(next[0], next[1]())
  }
}

async function waitingIn({ database }: JudgeSite): Promise<number> {
  const { rows } = await database.query(
    "select count(*)::int as waiting from problem_submissions where state = 'queued'",
  )
  return rows[0].waiting
}

async function read(site: JudgeSite, seconds: number): Promise<Read> {
  const until = performance.now() + seconds * 1_000
  const took: number[] = []
  const reader = async (_: unknown, number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let at = number; performance.now() < until; at++) {
      took.push(await timed(site.url + PATHS[at % PATHS.length], agent))
      await sleep(PAUSE)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: READERS }, reader))
  const of = (share: number) => rounded(percentile(took, share))
  return { p50: of(50), p99: of(99), requests: took.length }
}

async function timed(url: string, agent: Agent): Promise<number> {
  const started = performance.now()
  const [answer] = (await once(get(url, { agent, headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ]
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  return performance.now() - started
}
