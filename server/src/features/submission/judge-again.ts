import { isEnclosed } from '@callofcode/content/enclosed-problem'
import { eq, sql as statement } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { writingAs } from '../../platform/database/writer.ts'
import type { Happened } from '../happening/public.ts'
import { type JudgeResult, type JudgeStart, JudgeWorker } from '../judge-worker/public.ts'
import { conditionsOf, type ProblemHead, type ProblemLibrary } from '../problem/public.ts'
import { submissionTag } from './judge-queue-store.ts'
import { columnsOf, type Recording } from './record-verdict.ts'
import { PROBLEM_SOLVED } from './solved-store.ts'
import { type SubmissionRow, problemSubmissions as submissions } from './submission-tables.ts'

type Again = Pick<SubmissionRow, 'id' | 'memberId' | 'problem' | 'language' | 'source' | 'testsHash'>

/** Processes that may try one submission before its old verdict stays. */
const MOST_TAKINGS = 3
/** Longer than judging any solution takes. Two processes that judge the same solution reach the same verdict. */
const LEASE = '10 minutes'

/**
 * Judges accepted solutions again that an earlier version of the judge may have accepted wrongly (migration 0243). Only a Wrong
 * Answer takes a verdict back: a limit, or tests that the club changed since, cost no member a verdict.
 */
export class JudgedAgain {
  readonly #database: Database
  readonly #library: ProblemLibrary
  readonly #happened: Happened
  readonly #done: () => void
  #running: { worker: JudgeWorker; ended: Promise<void> } | undefined
  /** True when no submission is left. It stays true while the process runs. */
  #isEmpty = false
  #isClosed = false

  /** `done` is called after each submission, when its lane is free. */
  constructor({ database, library, happened }: Recording, done: () => void) {
    this.#database = database
    this.#library = library
    this.#happened = happened
    this.#done = done
  }

  /** The number of lanes in use. */
  get lanes(): 0 | 1 {
    return this.#running ? 1 : 0
  }

  /** Judges the next submission with one of these workers or a new worker. The worker joins `workers` afterwards. */
  begin(workers: JudgeWorker[], start: JudgeStart) {
    if (this.#isEmpty || this.#isClosed || this.#running) return
    const worker = workers.pop() ?? new JudgeWorker(start)
    const free = () => {
      this.#running = undefined
      workers.push(worker)
    }
    // After a database failure, the dispatcher's next beat tries again.
    const ended = this.#next(worker).then(() => {
      free()
      this.#done()
    }, free)
    this.#running = { worker, ended }
  }

  async close() {
    this.#isClosed = true
    await this.#running?.worker.end()
    await this.#running?.ended
  }

  async #next(worker: JudgeWorker): Promise<void> {
    const row = await this.#take()
    this.#isEmpty = !row
    if (!row || this.#isClosed) return
    const problem = await this.#library.get(row.problem).catch(() => undefined)
    const isOwn = problem && isEnclosed(problem.folder)
    const nowHash = problem && conditionsOf(problem, row.language)?.testsHash
    // The problem has one right answer. It is compared for equality, so a wrong type never passed.
    if (!problem || !(isOwn || problem.reference?.check || problem.style === 'interactive'))
      await this.#forgetProblem(row.problem)
    else if (isOwn && nowHash !== row.testsHash) await this.#forget(this.#database.sql, row.id)
    else await this.#judge({ ...row, testsHash: nowHash ?? row.testsHash }, problem, worker)
  }

  /** `row` contains the hash of the tests that are used now. */
  async #judge(
    row: Again,
    { folder, title }: Pick<ProblemHead, 'title'> & { folder: string },
    worker: JudgeWorker,
  ) {
    const { language, source } = row
    const found = await worker
      .judge({ problem: folder, language, source }, () => undefined)
      .catch(() => undefined)
    // When the worker ended without a verdict, the submission is tried again after its lease expires.
    if (found) await this.#record({ ...row, title }, found.judged, found.toolchain)
  }

  async #take(): Promise<Again | undefined> {
    const { rows } = await this.#database.sql.execute<Again & Record<string, unknown>>(statement`
      with given_up as (delete from judged_again where takings >= ${MOST_TAKINGS} and leased_until < now()),
        next as (
          update judged_again set takings = takings + 1, leased_until = now() + ${LEASE}::interval
          where submission_id = (
            select submission_id from judged_again
            where takings < ${MOST_TAKINGS} and (leased_until is null or leased_until < now())
            order by created_at, submission_id limit 1 for update skip locked)
          returning submission_id)
      select s.id, s.member_id as "memberId", s.problem, s.language, s.source, s.tests_hash as "testsHash"
      from next join problem_submissions s on s.id = next.submission_id`)
    return rows[0]
  }

  async #record(row: Again & Pick<ProblemHead, 'title'>, judged: JudgeResult, toolchain: string) {
    await writingAs(row.memberId, () =>
      write(this.#database, async (tx, changed) => {
        await this.#forget(tx, row.id)
        if (judged.verdict !== 'Wrong Answer') return
        const found = columnsOf(judged, { ...(row.testsHash && { testsHash: row.testsHash }), toolchain })
        await tx
          .update(submissions)
          .set({ ...found, shape: null })
          .where(eq(submissions.id, row.id))
        // The member counted the problem as solved, so a notification explains why the count fell.
        await this.#happened(tx, 'submission.revoked', row)
        changed(submissionTag(row.id), PROBLEM_SOLVED)
      }),
    )
  }

  #forget = (tx: Sql, id: string) =>
    tx.execute(statement`delete from judged_again where submission_id = ${id}`)

  #forgetProblem = (slug: string) =>
    this.#database.sql.execute(statement`
      delete from judged_again a using problem_submissions s where s.id = a.submission_id and s.problem = ${slug}`)
}
