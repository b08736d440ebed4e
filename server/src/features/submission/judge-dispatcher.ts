import { randomUUID } from 'node:crypto'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { findJava } from '@callofcode/judge/java/java-home'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { errorLine } from '../../platform/error-facts.ts'
import { type Repeated, repeat } from '../../platform/jobs/repeat.ts'
import { lanesOf } from '../../platform/machine.ts'
import type { Happened } from '../happening/public.ts'
import { JudgeAssets } from '../judge-assets/public.ts'
import { internalError, type JudgeStart, JudgeWorker } from '../judge-worker/public.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { JudgedAgain } from './judge-again.ts'
import { JUDGE_QUEUE, judgeQueueStore, type LeasedSubmission, notifyWaiting } from './judge-queue-store.ts'
import { JavaFinder, judgeStart } from './judge-start.ts'
import { progressWriter, recordVerdict, retryVerdictWrite } from './record-verdict.ts'

/** Workers that try one submission before the verdict is Internal Error. */
const MOST_WORKERS = 2
/** Processes that try one submission before the verdict is Internal Error. */
const MOST_PROCESSES = 3

interface Work {
  readonly submission: LeasedSubmission
  readonly worker: JudgeWorker
  /** The write of the verdict. The worker is finished when it begins. */
  writing?: Promise<unknown>
}

/** Gives submissions from the queue to this process's workers, and records the verdicts. */
export class JudgeDispatcher {
  readonly assets: JudgeAssets
  readonly #database: Database
  readonly #library: ProblemLibrary
  readonly #happened: Happened
  readonly #env: Env
  readonly #free: JudgeWorker[] = []
  readonly #busy = new Map<string, Work>()
  readonly #lanes: number
  readonly #start: JudgeStart
  readonly #java: JavaFinder
  readonly #again: JudgedAgain
  #isPolling = false
  #isAwake = false
  readonly #closing = new AbortController()
  /** The current use of the database: `close` waits for it. */
  #polling = Promise.resolve()
  #walls: readonly string[] = []
  readonly #beat: Repeated | undefined

  constructor(database: Database, library: ProblemLibrary, env: Env, happened: Happened) {
    this.#database = database
    this.#library = library
    this.#happened = happened
    this.#env = env
    this.#lanes = lanesOf(env)
    this.assets = new JudgeAssets()
    this.#start = judgeStart(env, this.assets)
    this.assets.onReady = () => this.wake()
    this.#java = new JavaFinder(() => findJava(env.JAVA_HOME))
    this.#again = new JudgedAgain({ database, library, happened }, () => this.wake())
    const beat = (env.LANE_LEASE_SECONDS * 1_000) / 3
    if (this.#lanes > 0) this.#beat = repeat(beat, () => this.#maintainLeases())
  }

  /** For operators: the most lanes, the lanes now, those that judge, and the walls around them. */
  get state() {
    const { found } = this.#java
    const java = found && { version: found.version, walls: found.walls }
    const [alive, busy] = [this.#free.filter(({ pid }) => pid !== undefined).length, this.#busy.size]
    return { lanes: this.#lanes, running: alive + busy, busy, walls: this.#walls, ...(java && { java }) }
  }

  /** Returns which languages this site judges. The first call searches for Java. */
  async offers(): Promise<(language: SolutionLanguage) => boolean> {
    const java = this.#env.JAVA === 'elsewhere' || (await this.#localJava()) !== undefined
    return (language) => language !== 'java' || java
  }

  async #localJava() {
    return this.#env.JAVA === 'auto' && this.#lanes > 0 ? this.#java.get() : undefined
  }

  /** Whether a submission could be judged now if the queue were empty. */
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

  /** Checks the queue for work. */
  wake() {
    this.#isAwake = true
    if (this.#isPolling || this.#isClosed || this.#lanes === 0) return
    this.#isPolling = true
    this.#polling = this.#poll()
  }

  /** Ends the workers. The submissions that they were judging return to their places in the queue. Verdicts are still written. */
  async close() {
    const maintained = this.#beat?.stop()
    this.#closing.abort()
    await Promise.all([this.#polling, maintained, ...this.#works.map(({ writing }) => writing)])
    await this.#again.close()
    const working = this.#works
    this.#busy.clear()
    await Promise.all([...this.#free, ...working.map(({ worker }) => worker)].map((worker) => worker.end()))
    for (const { submission } of working) await this.#giveBack(submission, false).catch(() => undefined)
    await this.assets.close()
  }

  get #recording() {
    return { database: this.#database, library: this.#library, happened: this.#happened }
  }

  get #isClosed() {
    return this.#closing.signal.aborted
  }

  get #works() {
    return [...this.#busy.values()]
  }

  async #poll() {
    while (this.#isAwake && !this.#isClosed) {
      this.#isAwake = false
      // When the database is away, the next beat tries again.
      await this.#fillLanes().catch(() => undefined)
    }
    // Set without a pause: the next `wake` must start a new run.
    this.#isPolling = false
  }

  async #fillLanes() {
    const without = (await this.#localJava()) ? [] : ['java']
    while (!this.#isClosed && this.#busy.size + this.#again.lanes < this.#lanes) {
      const isWaiting = await judgeQueueStore.isWaiting(this.#database.sql, without)
      if (!isWaiting && this.#busy.size === 0 && this.isReady) this.#again.begin(this.#free, this.#start)
      if (!isWaiting || !this.assets.ready()) break
      const work = await this.#takeOne(without)
      if (!work || this.#isClosed) break
      this.#judge(work)
        .catch(() => undefined)
        .finally(() => this.wake())
    }
  }

  async #takeOne(without: readonly string[]): Promise<Work | undefined> {
    const leaseId = randomUUID()
    const submission = await write(this.#database, async (tx, changed) => {
      const row = await judgeQueueStore.take(tx, leaseId, this.#env.LANE_LEASE_SECONDS, without)
      // All submissions behind the taken one have moved up.
      if (row) await notifyWaiting(tx, changed, row.id)
      return row
    })
    if (!submission) return undefined
    const work: Work = { submission, worker: this.#free.pop() ?? new JudgeWorker(this.#start) }
    this.#busy.set(leaseId, work)
    return work
  }

  async #judge(work: Work) {
    const { submission, worker } = work
    try {
      const { problem: slug, language, source } = submission
      const problem = this.#library.folderOf(slug)
      if (!problem) throw new Error(`There is no problem ${slug} any more.`)
      const found = await worker.judge(
        { problem, language, source },
        progressWriter(this.#database, submission),
      )
      this.#walls = worker.walls
      const finish = () => recordVerdict(this.#recording, { submission, ...found })
      const written = retryVerdictWrite(finish, { id: submission.id, stopping: this.#closing.signal })
      work.writing = written.catch(() => undefined)
      if (!(await written)) await this.#giveBack(submission, false)
    } catch (error) {
      await this.#failed(work, error).catch(() => undefined)
    } finally {
      // After `close` there is nothing left to do here.
      if (this.#busy.delete(submission.leaseId)) this.#free.push(worker)
    }
  }

  /** The worker ended. Another worker tries again, up to the limit. */
  async #failed({ submission }: Work, error: unknown) {
    if (!this.#busy.has(submission.leaseId)) return
    const reason = error instanceof Error ? error.message : String(error)
    if (submission.attempts < MOST_WORKERS) return this.#giveBack(submission, true)
    console.error(`Submission ${submission.id} could not be judged: ${errorLine(error)}`)
    await recordVerdict(this.#recording, { submission, judged: internalError(reason) })
  }

  async #giveBack({ id, leaseId }: LeasedSubmission, counted: boolean) {
    await write(this.#database, async (tx, changed) => {
      await judgeQueueStore.giveBack(tx, id, leaseId, counted)
      changed(JUDGE_QUEUE)
      await notifyWaiting(tx, changed)
    })
  }

  /** Renews the leases of this process, and takes back those of processes that are gone. */
  async #maintainLeases() {
    // One failed renewal must not cost the others.
    await Promise.all(this.#works.map((work) => this.#renew(work).catch(() => undefined)))
    await this.#takeBack().catch(() => undefined)
    this.wake()
  }

  async #renew({ submission: { id, leaseId }, worker }: Work) {
    const seconds = this.#env.LANE_LEASE_SECONDS
    if (await judgeQueueStore.renew(this.#database.sql, id, leaseId, seconds)) return
    // The member deleted their account, or another process took the submission over.
    const work = this.#busy.get(leaseId)
    if (work && !work.writing) await worker.end('its submission is gone')
  }

  async #takeBack() {
    const { hopeless } = await write(this.#database, async (tx, changed) => {
      const found = await judgeQueueStore.takeBack(tx, MOST_PROCESSES)
      if (found.queued.length > 0) {
        changed(JUDGE_QUEUE)
        await notifyWaiting(tx, changed)
      }
      return found
    })
    for (const submission of hopeless)
      await recordVerdict(this.#recording, { submission, judged: internalError() })
  }
}
