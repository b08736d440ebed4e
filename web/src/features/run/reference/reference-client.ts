import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { OutOfTime, type Transport, WorkerCalls } from '@callofcode/judge/host/worker-calls'
import type { TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'
import type {
  Checked,
  KnownInput,
  ReadInteractor,
  ReferenceOf,
  ReferenceRequest,
  Solved,
} from './reference-messages.ts'

const TIMEOUT = 10_000

/**
 * The part of `WorkerCalls` that is used here. It sends any question. The types of `WorkerCalls` cover only those of the judge.
 */
interface ReferenceCalls {
  readonly alive: boolean
  ask(question: object, milliseconds: number): Promise<unknown>
  end(): Promise<void>
}

/** Calls a problem's reference in a worker. The worker is stopped when it takes too long. */
export class ReferenceClient {
  readonly #of: ReferenceOf
  /** After a failure or a timeout the next question starts a new worker. */
  #calls: ReferenceCalls | undefined

  constructor({ slug, script }: ReferenceOf) {
    this.#of = { slug, script }
  }

  /** Fetches the reference, so that later questions need no network. */
  prepare() {
    void this.small(0, 0, false).catch(() => undefined)
  }

  solve(inputs: readonly TestInput[]): Promise<Solved[]> {
    return this.#ask({ call: 'solve', inputs })
  }

  small(from: number, count: number, stdin: boolean): Promise<KnownInput[]> {
    return this.#ask({ call: 'small', from, count, stdin })
  }

  /** Returns an input as the judge runs it, with the address of the interactor if the problem has one. */
  async runnable({ style }: Pick<ProblemPage, 'style'>, input: TestInput): Promise<TestInput> {
    if (style !== 'interactive' || !('stdin' in input)) return input
    const interactor = await this.#ask<ReadInteractor | undefined>({ call: 'interactor' })
    if (!interactor) throw new Error('This problem has no interactor.')
    return { ...input, interactor }
  }

  /** Returns why an answer is wrong, for problems with several right answers. Throws OutOfTime if the check does not end. */
  async check(input: TestInput, answer: Value): Promise<string | undefined> {
    const { wrong, ended } = await this.#ask<Checked>({ call: 'check', input, answer })
    // A stopped check in the sandbox sends no further response.
    if (ended) this.close()
    if (ended) throw new OutOfTime('Checking took too long.')
    return wrong
  }

  close() {
    this.#calls?.end().catch(reportError)
    this.#calls = undefined
  }

  async #ask<T>(request: ReferenceRequest): Promise<T> {
    if (!this.#calls?.alive) this.#calls = new WorkerCalls(workerTransport(newWorker()))
    return (await this.#calls.ask({ of: this.#of, request }, TIMEOUT)) as T
  }
}

const newWorker = () => new Worker(new URL('./reference-worker.ts', import.meta.url), { type: 'module' })

/** Connects `WorkerCalls` to a worker of this page. */
const workerTransport = (worker: Worker): Transport => ({
  post: (message) => worker.postMessage(message),
  onAnswer: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
  onEnd: (listener) =>
    worker.addEventListener('error', ({ message }) => listener(message || 'it could not start')),
  terminate: async () => worker.terminate(),
})
