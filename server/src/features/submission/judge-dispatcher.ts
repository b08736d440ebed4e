import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { SolutionLanguage } from '@callofcode/contract/problem'
import { findJava } from '@callofcode/judge/java/java-home'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { errorLine } from '../../platform/error-facts.ts'
import { JudgeAssets } from '../judge-assets/public.ts'
import { internalError, type JudgeStart, JudgeWorker } from '../judge-worker/public.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { JavaFinder } from './java-finder.ts'
import { judgeQueueStore, type Taken } from './judge-queue-store.ts'
import { judgeStart } from './judge-start.ts'
import { recordVerdict } from './record-verdict.ts'
import { retryVerdictWrite } from './retry-verdict-write.ts'
import { JUDGE_QUEUE, notifyWaiting, submissionTag } from './submission-tags.ts'

/** Workers that try one submission before the verdict is Internal Error. */
const MOST_WORKERS = 2
/** Processes that try one submission before the verdict is Internal Error. */
const MOST_TAKINGS = 3
const TELL_MILLISECONDS = 300

interface Work {
  readonly taking: string
  readonly taken: Taken
  readonly worker: JudgeWorker
  /** The write of the verdict: the worker is finished by then. */
  writing?: Promise<unknown>
}

/** Gives submissions from the queue to this process's workers, and records the verdicts. */
export class JudgeDispatcher {
  readonly assets: JudgeAssets
  readonly #database: Database
  readonly #library: ProblemLibrary
  readonly #env: Env
  readonly #free: JudgeWorker[] = []
  readonly #busy = new Map<string, Work>()
  readonly #lanes: number
  readonly #start: JudgeStart
  readonly #java: JavaFinder
  #isTaking = false
  #again = false
  readonly #closing = new AbortController()
  /** The current use of the database: `close` waits for it. */
  #taking = Promise.resolve()
  #rounding: Promise<void> | undefined
  #walls: readonly string[] = []
  readonly #beat: NodeJS.Timeout

  constructor(database: Database, library: ProblemLibrary, env: Env) {
    this.#database = database
    this.#library = library
    this.#env = env
    this.#lanes = env.LANES ?? Math.max(1, availableParallelism() - 1)
    this.assets = new JudgeAssets(env.JUDGE_COPIES)
    this.#start = judgeStart(env, this.assets, library)
    this.assets.onReady = () => this.wake()
    this.#java = new JavaFinder(() => findJava(env.JAVA_HOME))
    const beat = (env.LANE_LEASE_SECONDS * 1_000) / 3
    this.#beat = setInterval(() => {
      this.#rounding ??= this.#round().finally(() => {
        this.#rounding = undefined
      })
    }, beat).unref()
    if (this.#lanes === 0) clearInterval(this.#beat)
  }

  /** For operators: the most lanes, the lanes now, and the walls around them. */
  get state() {
    const { found } = this.#java
    const java = found && { version: found.version, walls: found.walls }
    const alive = this.#free.filter(({ pid }) => pid !== undefined).length
    return { lanes: this.#lanes, running: alive + this.#busy.size, walls: this.#walls, ...(java && { java }) }
  }

  /** Which languages this site judges. The first call searches for Java. */
  async offers(): Promise<(language: SolutionLanguage) => boolean> {
    const java = this.#env.JAVA === 'elsewhere' || (await this.#localJava()) !== undefined
    return (language) => language !== 'java' || java
  }

  async #localJava() {
    return this.#env.JAVA === 'auto' && this.#lanes > 0 ? this.#java.get() : undefined
  }

  /** Whether a submission could be judged now, if none waited before it. */
  get isReady(): boolean {
    return this.toolchain !== undefined
  }

  /** The toolchain of new verdicts. */
  get toolchain(): string | undefined {
    return this.assets.manifest?.toolchain
  }

  /** Ids of the worker processes, for monitoring. */
  get pids(): number[] {
    const workers = [...this.#free, ...this.#works.map(({ worker }) => worker)]
    return workers.flatMap(({ pid }) => pid ?? [])
  }

  /** Looks for work in the queue. */
  wake() {
    this.#again = true
    if (this.#isTaking || this.#isClosed || this.#lanes === 0) return
    this.#isTaking = true
    this.#taking = this.#takeAll()
  }

  /** Ends the workers. What they were judging returns to its place in the queue; verdicts are still written. */
  async close() {
    clearInterval(this.#beat)
    this.#closing.abort()
    await Promise.all([this.#taking, this.#rounding, ...this.#works.map(({ writing }) => writing)])
    const working = this.#works
    this.#busy.clear()
    await Promise.all([...this.#free, ...working.map(({ worker }) => worker)].map((worker) => worker.end()))
    for (const { taken, taking } of working) await this.#giveBack(taken, taking, false).catch(() => undefined)
    await this.assets.close()
  }

  get #isClosed() {
    return this.#closing.signal.aborted
  }

  get #works() {
    return [...this.#busy.values()]
  }

  async #takeAll() {
    while (this.#again && !this.#isClosed) {
      this.#again = false
      // When the database is away, the next beat tries again.
      await this.#takeSome().catch(() => undefined)
    }
    // Set without a pause: the next `wake` must start a new run.
    this.#isTaking = false
  }

  async #takeSome() {
    const without = (await this.#localJava()) ? [] : ['java']
    while (!this.#isClosed && this.#busy.size < this.#lanes) {
      if (!(await judgeQueueStore.isWaiting(this.#database.sql, without)) || !this.assets.ready()) break
      const work = await this.#takeOne(without)
      if (!work || this.#isClosed) break
      this.#judge(work)
        .catch(() => undefined)
        .finally(() => this.wake())
    }
  }

  async #takeOne(without: readonly string[]): Promise<Work | undefined> {
    const taking = randomUUID()
    const taken = await write(this.#database, async (tx, changed) => {
      const row = await judgeQueueStore.take(tx, taking, this.#env.LANE_LEASE_SECONDS, without)
      // All submissions behind it have moved up.
      if (row) await notifyWaiting(tx, changed, row.id)
      return row
    })
    if (!taken) return undefined
    const work: Work = { taking, taken, worker: this.#free.pop() ?? new JudgeWorker(this.#start) }
    this.#busy.set(taking, work)
    return work
  }

  async #judge(work: Work) {
    const { taken, taking, worker } = work
    try {
      const { problem, language, source } = taken
      const found = await worker.judge({ problem, language, source }, this.#teller(taken, taking))
      this.#walls = worker.walls
      const finish = () => recordVerdict(this.#database, this.#library, { taken, taking, ...found })
      const written = retryVerdictWrite(finish, { id: taken.id, stopping: this.#closing.signal })
      work.writing = written.catch(() => undefined)
      if (!(await written)) await this.#giveBack(taken, taking, false)
    } catch (error) {
      await this.#failed(work, error).catch(() => undefined)
    } finally {
      // After `close` there is nothing left to do here.
      if (this.#busy.delete(taking)) this.#free.push(worker)
    }
  }

  /** The worker ended. Another worker tries again, up to the limit. */
  async #failed({ taken, taking }: Work, error: unknown) {
    if (!this.#busy.has(taking)) return
    const reason = error instanceof Error ? error.message : String(error)
    if (taken.takings < MOST_WORKERS) return this.#giveBack(taken, taking, true)
    console.error(`Submission ${taken.id} could not be judged: ${errorLine(error)}`)
    await recordVerdict(this.#database, this.#library, { taken, taking, judged: internalError(reason) })
  }

  async #giveBack({ id }: Taken, taking: string, counted: boolean) {
    await write(this.#database, async (tx, changed) => {
      await judgeQueueStore.giveBack(tx, id, taking, counted)
      changed(JUDGE_QUEUE)
      await notifyWaiting(tx, changed)
    })
  }

  /** Writes which test runs, no more often than a person can follow. */
  #teller({ id }: Taken, taking: string) {
    let last = 0
    return (test: number, tests: number) => {
      if (Date.now() - last < TELL_MILLISECONDS) return
      last = Date.now()
      void write(this.#database, async (tx, changed) => {
        await judgeQueueStore.noteTest(tx, id, taking, test, tests)
        changed(submissionTag(id))
      }).catch(() => undefined)
    }
  }

  /** Renews the leases of this process, and takes back those of processes that are gone. */
  async #round() {
    // One failed renewal must not cost the others.
    await Promise.all(this.#works.map((work) => this.#renew(work).catch(() => undefined)))
    await this.#takeBack().catch(() => undefined)
    this.wake()
  }

  async #renew({ taken, taking, worker }: Work) {
    const seconds = this.#env.LANE_LEASE_SECONDS
    if (await judgeQueueStore.renew(this.#database.sql, taken.id, taking, seconds)) return
    // The member deleted their account, or another process took the submission over.
    const work = this.#busy.get(taking)
    if (work && !work.writing) await worker.end('its submission is gone')
  }

  async #takeBack() {
    const { hopeless } = await write(this.#database, async (tx, changed) => {
      const found = await judgeQueueStore.takeBack(tx, MOST_TAKINGS)
      if (found.queued.length > 0) {
        changed(JUDGE_QUEUE)
        await notifyWaiting(tx, changed)
      }
      return found
    })
    for (const { id, takenBy: taking } of hopeless) {
      const judged = internalError()
      await recordVerdict(this.#database, this.#library, { taken: { id }, taking, judged })
    }
  }
}
