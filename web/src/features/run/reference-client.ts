import { WorkerCalls } from '@callofcode/judge/host/worker-calls'
import type { TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'
import type { KnownInput, ReferenceRequest, Solved } from './reference-messages.ts'
import { workerTransport } from './worker-transport.ts'

const PATIENCE = 10_000

/** Asks a problem's reference, in a worker of its own that is left behind when it takes too long. */
export class ReferenceClient {
  readonly #slug: string
  /** One that failed or took too long is not asked again: the next question begins a new one. */
  #calls: WorkerCalls | undefined

  constructor(slug: string) {
    this.#slug = slug
  }

  /** Fetches the reference: what is asked later can then be asked without a network. */
  prepare() {
    void this.small(0, 0, false).catch(() => undefined)
  }

  solve(inputs: readonly TestInput[]): Promise<Solved[]> {
    return this.#ask({ call: 'solve', inputs })
  }

  small(from: number, count: number, stdin: boolean): Promise<KnownInput[]> {
    return this.#ask({ call: 'small', from, count, stdin })
  }

  /** Why an answer is wrong, where more than one is right. */
  check(input: TestInput, answer: Value): Promise<string | undefined> {
    return this.#ask({ call: 'check', input, answer })
  }

  close() {
    this.#calls?.end().catch(reportError)
    this.#calls = undefined
  }

  async #ask<T>(request: ReferenceRequest): Promise<T> {
    if (!this.#calls?.alive) this.#calls = new WorkerCalls(workerTransport(newWorker()))
    // Not one of the judge's own questions, which are all that its type names.
    return (await this.#calls.ask({ slug: this.#slug, request } as never, PATIENCE)) as T
  }
}

const newWorker = () => new Worker(new URL('./reference-worker.ts', import.meta.url), { type: 'module' })
