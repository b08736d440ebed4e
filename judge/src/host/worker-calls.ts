import type { Manifest } from '../manifest.ts'
import type { Tell } from '../runner.ts'
import type { Answer, Request } from '../worker/engine-worker.ts'

/** One worker: a thread of Node or a Web Worker. */
export interface Transport {
  post(message: object): void
  onAnswer(listener: (answer: Answer) => void): void
  /** The worker ended by itself or could not start. */
  onEnd(listener: (reason: string) => void): void
  terminate(): Promise<void>
}

/** Starts workers: threads of Node or Web Workers. */
export interface WorkerHost {
  manifest: Manifest
  /** The address of the manifest's folder, with a slash at its end. */
  assets: string
  start(): Transport
}

export class OutOfTime extends Error {}

/** Calls to one worker. A call that fails or takes too long ends the worker. */
export class WorkerCalls {
  alive = true
  private readonly transport: Transport
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private readonly tells = new Map<number, Tell>()
  private next = 1

  constructor(transport: Transport) {
    this.transport = transport
    transport.onAnswer((answer) => {
      if (answer.told) return this.tells.get(answer.id)?.(answer.told)
      this.waiting.get(answer.id)?.(answer)
      this.waiting.delete(answer.id)
    })
    transport.onEnd((reason) => this.fail(reason))
  }

  /**
   * Sends a request. `milliseconds` is clock time. It is Infinity where only the clock could end the call and a person can stop
   * it.
   */
  async ask(request: Request, milliseconds: number, tell?: Tell): Promise<unknown> {
    const id = this.next++
    if (tell) this.tells.set(id, tell)
    const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve))
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      if (milliseconds === Number.POSITIVE_INFINITY) return
      timer = setTimeout(() => reject(new OutOfTime('It took too long.')), milliseconds)
    })
    this.transport.post({ id, ...request })
    try {
      const { failure, result } = await Promise.race([answered, late])
      if (failure !== undefined) throw new Error(failure)
      return result
    } catch (error) {
      // No state of a failed call may remain for the next one.
      await this.end()
      throw error
    } finally {
      clearTimeout(timer)
      this.tells.delete(id)
    }
  }

  async end() {
    this.alive = false
    await this.transport.terminate()
    this.fail('the worker was stopped')
  }

  private fail(reason: string) {
    this.alive = false
    for (const [id, answer] of this.waiting) answer({ id, failure: reason })
    this.waiting.clear()
  }
}
