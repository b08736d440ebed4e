import type { TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'
import type { KnownInput, ReferenceAnswer, ReferenceRequest, Solved } from './reference-messages.ts'

const PATIENCE = 10_000

/** Asks a problem's reference, in a worker of its own that is left behind when it takes too long. */
export class ReferenceDesk {
  readonly #slug: string
  #worker: Worker | undefined
  #next = 1

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
    this.#worker?.terminate()
    this.#worker = undefined
  }

  #ask<T>(request: ReferenceRequest): Promise<T> {
    const worker = this.#started()
    const id = this.#next++
    return new Promise<T>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        worker.removeEventListener('message', hear)
        worker.removeEventListener('error', fail)
      }
      const fail = () => {
        end()
        this.close()
        reject(new Error('The reference solution could not be asked.'))
      }
      const hear = ({ data }: MessageEvent<ReferenceAnswer>) => {
        if (data.id !== id) return
        end()
        if (data.failure === undefined) resolve(data.result as T)
        else reject(new Error(data.failure))
      }
      const timer = setTimeout(fail, PATIENCE)
      worker.addEventListener('message', hear)
      worker.addEventListener('error', fail)
      worker.postMessage({ id, slug: this.#slug, request })
    })
  }

  #started(): Worker {
    this.#worker ??= new Worker(new URL('./reference-worker.ts', import.meta.url), { type: 'module' })
    return this.#worker
  }
}
