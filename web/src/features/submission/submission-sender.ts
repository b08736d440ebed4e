import { submitSolution } from '@callofcode/contract/submission/solution-submission'
import { newKey } from '../../platform/api/call-once.ts'
import { CallError, call } from '../../platform/api/client.ts'
import { mayPass, pauseAfter } from '../../platform/api/try-again.ts'
import { Observable } from '../../platform/observable.ts'
import { isHere } from '../draft/public.ts'
import {
  isSent,
  type NewSubmission,
  type QueuedSubmission,
  queuedProblems,
  submissionOutbox,
} from './submission-outbox.ts'

export type SendState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending' }
  /** The submission will be sent automatically: at the time `again`, or after the next sign-in. */
  | {
      readonly phase: 'waiting'
      readonly status: number
      readonly words: string
      readonly kept: boolean
      readonly again: number | undefined
    }
  | { readonly phase: 'sent'; readonly id: string }
  | { readonly phase: 'refused'; readonly words: string }

/** Sends a submission to the server and returns its id. */
export type Post = (slug: string, waiting: QueuedSubmission) => Promise<string>

const PATIENCE = 60_000
const post: Post = async (slug, { key, ...body }) => {
  const signal = AbortSignal.timeout(PATIENCE)
  const { data } = await call(submitSolution, { params: { slug }, body }, { key, signal })
  return data._id
}

/** Sends a member's solution of one problem until the server has stored it, whichever page is open. */
export class SubmissionSender extends Observable<SendState> {
  readonly #memberId: string
  readonly #slug: string
  readonly #post: Post
  #waiting: QueuedSubmission | undefined
  /** True if the submission is stored in this browser. A reload does not lose it, and other tabs can read it. */
  #kept = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(memberId: string, slug: string, send: Post = post) {
    super({ phase: 'idle' })
    this.#memberId = memberId
    this.#slug = slug
    this.#post = send
  }

  submit(solution: NewSubmission) {
    const before = this.#waiting ?? this.#found()
    // An equal text keeps its key, because the server may already have stored it.
    const same = before?.source === solution.source && before.language === solution.language
    this.#waiting = same ? before : { ...solution, key: newKey() }
    this.#kept = submissionOutbox.save(this.#memberId, this.#slug, this.#waiting)
    this.tryNow().catch(reportError)
  }

  /** Continues with the submission that is stored in this browser. */
  resume() {
    this.#waiting ??= this.#found()
    if (this.#waiting) this.tryNow().catch(reportError)
  }

  readonly tryNow = async () => {
    const waiting = this.#waiting
    if (!waiting || this.state().phase === 'sending') return
    clearTimeout(this.#timer)
    this.set({ phase: 'sending' })
    await inOneTabAtATime(`submission:${this.#memberId}:${this.#slug}`, () => this.#send(waiting))
  }

  /** Runs when another tab has stored, sent or removed a submission. */
  readonly recheck = () => {
    const kept = this.#inStore()
    if (this.#kept && this.state().phase === 'waiting' && (!kept || isSent(kept)))
      this.tryNow().catch(reportError)
  }

  /** Clears a result that the user has seen. */
  dismiss() {
    if (this.state().phase === 'sent' || this.state().phase === 'refused') this.set({ phase: 'idle' })
  }

  async #send(waiting: QueuedSubmission) {
    const kept = this.#inStore()
    // The member has signed out in another tab.
    if ((this.#kept && !kept) || !isHere(this.#memberId)) return this.#end({ phase: 'idle' })
    if (kept && isSent(kept) && kept.key === waiting.key) return this.#end({ phase: 'sent', id: kept.id })
    try {
      const id = await this.#post(this.#slug, waiting)
      if (this.#inStore()?.key === waiting.key)
        submissionOutbox.save(this.#memberId, this.#slug, { key: waiting.key, id })
      this.#accepted(waiting, id)
    } catch (error) {
      this.#failed(waiting, error)
    }
  }

  #accepted(waiting: QueuedSubmission, id: string) {
    if (this.#waiting === waiting) this.#end({ phase: 'sent', id })
    else this.#next()
  }

  #failed(waiting: QueuedSubmission, error: unknown) {
    if (this.#waiting !== waiting) return this.#next()
    const status = error instanceof CallError ? error.status : 0
    const words = error instanceof Error ? error.message : String(error)
    // 409: another tab is sending it now.
    const pause = mayPass(error) || status === 409 ? pauseAfter(this.#failures++, error) : undefined
    if (pause === undefined && status !== 401) {
      if (this.#inStore()?.key === waiting.key) submissionOutbox.remove(this.#memberId, this.#slug)
      return this.#end({ phase: 'refused', words })
    }
    if (pause !== undefined) this.#timer = setTimeout(this.tryNow, pause)
    const again = pause && Date.now() + pause
    this.set({ phase: 'waiting', status, words, kept: this.#kept, again })
  }

  /** Another solution was submitted in the meantime. */
  #next() {
    this.set({ phase: 'idle' })
    this.tryNow().catch(reportError)
  }

  #end(state: SendState) {
    this.#waiting = undefined
    this.#failures = 0
    this.set(state)
  }

  #inStore = () => submissionOutbox.get(this.#memberId, this.#slug)

  #found(): QueuedSubmission | undefined {
    const kept = this.#inStore()
    if (!kept || isSent(kept)) return undefined
    // A submission that an older version of the site stored has no key yet.
    const found = kept.key ? kept : { ...kept, key: newKey() }
    this.#kept = submissionOutbox.save(this.#memberId, this.#slug, found)
    return found
  }
}

/** Runs `act` in one tab at a time, if the browser has locks. Over plain http it has none. */
async function inOneTabAtATime<T>(name: string, act: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  return locks ? await locks.request(name, act) : act()
}

/** Senders live longer than the page of their problem, because a submission is sent from any open page. */
const senders = new Map<string, SubmissionSender>()

export function senderOf(memberId: string, slug: string): SubmissionSender {
  const key = `${memberId}:${slug}`
  const known = senders.get(key)
  if (known) return known
  const made = new SubmissionSender(memberId, slug)
  senders.set(key, made)
  addEventListener('online', made.tryNow)
  addEventListener('storage', made.recheck)
  return made
}

/** Sends every submission of a member that is still stored in this browser. */
export function resumeAll(memberId: string) {
  for (const slug of queuedProblems(memberId)) senderOf(memberId, slug).resume()
}
