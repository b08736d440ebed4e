import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { PUBLIC_SCRIPT, SAMPLES, TESTS } from '@callofcode/content/enclosed-problem'
import { killTree } from '@callofcode/judge/host/process-tree'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { errorLine } from '../../platform/error-facts.ts'
import { inWorkFolder } from '../../platform/work-folder.ts'
import type { JudgeAssets } from '../judge-assets/public.ts'
import { topicTitles } from '../problem/public.ts'
import type { Files, Report } from './authoring-tables.ts'
import { type CheckResult, checkStore, type TakenCheck } from './check-store.ts'
import { writeFolder } from './problem-package.ts'

/** The messages of a check process, one line of JSON each. The process ends after the report. */
export type CheckSays = { step: string; share: number } | { report: Report }

/** The arguments of a check process, as one JSON value. */
export interface CheckGiven {
  /** The folder with the problem's files. The process writes its own files beside them. */
  readonly folder: string
  readonly place: { readonly file: string; readonly assets: string }
  /** The slugs of the club's topics. */
  readonly topics: readonly string[]
  /** Bytes of the sandbox. */
  readonly memory: number
}

const compress = promisify(brotliCompress)
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The cache tag of a write after which a check may be waiting. */
export const PROBLEM_CHECKS = 'problem-checks'

const BEAT = 10_000
/** Milliseconds of wall time. The longest shipped problem takes one minute on two idle cores. */
const LONGEST = 20 * 60_000
const MOST_PROCESSES = 2
/** The check runs with lower priority, because members' submissions go first. */
const NICENESS = 10

const FROM_SOURCE = import.meta.url.endsWith('.ts')
const processFile = fileURLToPath(
  new URL(FROM_SOURCE ? './check-from-source.mjs' : './check-process.js', import.meta.url),
)

/** Runs the waiting checks one at a time, each in its own process. */
export class ProblemChecker {
  readonly #database: Database
  readonly #env: Env
  readonly #assets: JudgeAssets
  readonly #beat: NodeJS.Timeout
  readonly #stopping = new AbortController()
  #working: Promise<void> | undefined
  #again = false

  constructor(database: Database, env: Env, assets: JudgeAssets) {
    this.#database = database
    this.#env = env
    this.#assets = assets
    this.#beat = setInterval(() => this.wake(), BEAT).unref()
  }

  /** Looks for a waiting check. A process that judges nothing checks nothing either. */
  wake() {
    this.#again = true
    if (this.#env.LANES === 0 || this.#stopping.signal.aborted) return
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
    })
  }

  /** Ends the checker. The check that it runs returns to its place. */
  async close() {
    clearInterval(this.#beat)
    this.#stopping.abort()
    await this.#working
  }

  async #work() {
    while (this.#again && !this.#stopping.signal.aborted) {
      this.#again = false
      // While the database is unavailable, the next beat tries again.
      const taken = await this.#take().catch(() => undefined)
      if (!taken) continue
      this.#again = true
      await this.#check(taken).catch((error) =>
        console.error(`The check of the problem ${taken.slug} was lost: ${errorLine(error)}`),
      )
    }
  }

  async #take() {
    if (!this.#assets.ready()) return undefined
    return write(this.#database, (tx) => checkStore.take(tx))
  }

  async #check(taken: TakenCheck) {
    await inWorkFolder((place) => this.#checkIn(place, taken))
  }

  async #checkIn(place: string, taken: TakenCheck) {
    try {
      const folder = join(place, taken.slug)
      await writeFolder(folder, taken.files)
      const topics = [...(await topicTitles(this.#database)).keys()]
      const report = await this.#run(taken, folder, topics)
      await checkStore.finish(this.#database.sql, taken, await resultOf(report, folder, taken.files))
    } catch (error) {
      if (this.#stopping.signal.aborted) await checkStore.giveBack(this.#database.sql, taken)
      else if (taken.attempts < MOST_PROCESSES) throw error
      else await checkStore.finish(this.#database.sql, taken, failure(error))
    }
  }

  #run(taken: TakenCheck, folder: string, topics: readonly string[]): Promise<Report> {
    const given: CheckGiven = {
      folder,
      place: { file: this.#assets.file, assets: this.#assets.folder },
      topics,
      memory: this.#env.LANE_MEGABYTES * 2 ** 20,
    }
    const child = spawn(process.execPath, ['--no-warnings', processFile, JSON.stringify(given)], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const { pid } = child
    const end = () => void (pid && killTree(pid))
    try {
      if (pid) setPriority(pid, NICENESS)
    } catch {
      // The priority is optional, so a failure is ignored.
    }
    const late = setTimeout(end, LONGEST)
    this.#stopping.signal.addEventListener('abort', end)
    let report: Report | undefined
    let complaint = ''
    child.stderr.on('data', (chunk) => {
      complaint = `${complaint}${chunk}`.slice(-2_000)
    })
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = readLine(line)
      if (!said) complaint = `${complaint}${line}\n`.slice(-2_000)
      else if ('report' in said) report = said.report
      else
        void checkStore
          .note(this.#database.sql, taken, said.step, said.share)
          // Another admin saved the problem and requested a new check, or deleted it.
          .then((isOurs) => isOurs || end())
          .catch(() => undefined)
    })
    return new Promise<Report>((resolve, reject) => {
      child.on('error', reject)
      child.once('close', () =>
        report ? resolve(report) : reject(new Error(complaint.trim() || 'The check ended without a word.')),
      )
    }).finally(() => {
      clearTimeout(late)
      this.#stopping.signal.removeEventListener('abort', end)
    })
  }
}

/**
 * Reads a line of the process. Returns undefined for the output of a package, which is the reason of a failed check and must not
 * end the site.
 */
function readLine(line: string): CheckSays | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The files that the check completes. What it puts there goes into the version, and the author's files stay as they are. */
const COMPLETED = ['problem.json', 'statement.md', 'editorial.md']

async function resultOf(report: Report, folder: string, files: Files): Promise<CheckResult> {
  if (report.faults.length > 0) return { state: 'failed', report, made: {}, tests: undefined }
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined)
  const names = ['limits.json', PUBLIC_SCRIPT, SAMPLES, ...COMPLETED]
  const texts = await Promise.all(names.map(read))
  const made: Files = Object.fromEntries(
    names.flatMap((name, at) =>
      texts[at] === undefined || texts[at] === files[name] ? [] : [[name, texts[at]]],
    ),
  )
  const tests = await read(TESTS)
  return {
    state: 'passed',
    report,
    made,
    tests: tests === undefined ? undefined : await compress(tests, QUICKLY),
  }
}

const failure = (error: unknown): CheckResult => ({
  state: 'failed',
  report: {
    faults: [{ file: 'the judge', reason: `could not finish the check: ${errorLine(error)}` }],
    tests: 0,
    measures: [],
  },
  made: {},
  tests: undefined,
})
