import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentBytes } from '@callofcode/judge/host/process-tree'
import { isBrief, percentile, residentMegabytes, rounded } from '../process.ts'
import { type JudgeLanguage, judgeLanguages } from './judge-programs.ts'
import { accepted, type JudgeSite, openJudgeSite } from './judge-site.ts'

const JUDGE_WORKERS = 2
/** Two submissions are judged and two wait, so a judge worker always has work. */
const AT_ONCE = 4
const SUBMISSIONS = isBrief ? 8 : 60
const ASK_AGAIN = 20
const WATCH = 100

export interface ThroughputRow {
  readonly language: JudgeLanguage
  readonly perSecond: number
  /** Milliseconds from submitting to the verdict. */
  readonly p50: number
  readonly p99: number
  /** The highest memory in megabytes: of one runner process with its children, and of the app. */
  readonly runnerMegabytes: number
  readonly appMegabytes: number
}

/** Measures the submissions a second on two cores, each with a new source. */
export async function judgeThroughput(): Promise<ThroughputRow[]> {
  const rows: ThroughputRow[] = []
  for (const language of judgeLanguages) {
    // Each language gets a new site, so that it does not inherit used memory.
    const site = await openJudgeSite({ LANES: String(JUDGE_WORKERS) })
    try {
      rows.push(await measure(site, language))
    } finally {
      await site.remove()
    }
  }
  return rows
}

async function measure(site: JudgeSite, language: JudgeLanguage): Promise<ThroughputRow> {
  const source = accepted(language)
  const pid = site.child.pid ?? 0
  const peak = { runner: 0, app: 0 }
  const watch = setInterval(() => {
    peak.runner = Math.max(peak.runner, ...runnersOf(pid).map((runner) => residentBytes(runner) / 1e6))
    peak.app = Math.max(peak.app, residentMegabytes(pid))
  }, WATCH)
  // Starts both judge workers and warms their compilers up.
  await handIn(site, language, source, AT_ONCE)
  const started = performance.now()
  const ids = await handIn(site, language, source, SUBMISSIONS)
  const seconds = (performance.now() - started) / 1_000
  clearInterval(watch)
  const { rows } = await site.database.query<{ took: number }>(
    `select extract(epoch from judged_at - created_at)::float8 * 1000 as took
     from problem_submissions where id = any($1)`,
    [ids],
  )
  const took = rows.map((row) => row.took)
  return {
    language,
    perSecond: rounded(ids.length / seconds),
    p50: Math.round(percentile(took, 50)),
    p99: Math.round(percentile(took, 99)),
    runnerMegabytes: Math.round(peak.runner),
    appMegabytes: Math.round(peak.app),
  }
}

/** Submits the next one as soon as an earlier one has its verdict. */
async function handIn(site: JudgeSite, language: JudgeLanguage, source: () => string, count: number) {
  const ids: string[] = []
  let left = count
  const one = async () => {
    while (left-- > 0) {
      const id = await site.submit(language, source())
      ids.push(id)
      while (!(await site.isDone(id))) await sleep(ASK_AGAIN)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return ids
}

/** Returns the runner processes. Threads of the app start them, and each thread has its own list of children. */
function runnersOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => read(`/proc/${pid}/task/${task}/children`).split(' '))
    .filter((child) => child && read(`/proc/${child}/cmdline`).includes('runner-process.mjs'))
    .map(Number)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
