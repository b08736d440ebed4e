import type { Worker } from 'node:worker_threads'
import { killTree } from '@callofcode/judge/host/process-tree'
import { errorLine } from '../../platform/error-facts.ts'
import { isSameProcess, processStartTime } from '../../platform/process-identity.ts'
import { workerThread } from '../../platform/worker-thread.ts'
import type { JudgeResult } from './judge-result.ts'
import type { FromJudgeThread, JudgeStart, JudgeTask, ToJudgeThread } from './judge-thread-messages.ts'

export interface ThreadResult {
  readonly judged: JudgeResult
  readonly toolchain: string
}
interface Listener {
  test: (test: number, tests: number) => void
  done: (result: ThreadResult) => void
  failed: (reason: Error) => void
}
interface Known {
  readonly pid: number
  readonly birth: string
}

const STOPPING = 1_000
// Several times the size of the tests and answers of the largest problem.
const MEGABYTES = 1_024

const FILE = new URL('./judge-thread-main.ts', import.meta.url)

/**
 * A trusted thread and its untrusted process. Only the caller of this thread gets their messages. So the last messages of an
 * ended thread never reach the next thread's caller.
 */
export class JudgeThread {
  walls: readonly string[] = []
  ended: string | undefined
  readonly #thread: Worker
  #process: Known | undefined
  /** The latest further process of the thread. It dies with the thread, except in its first moments. */
  #confined: Known | undefined
  #listener: Listener | undefined
  #gone: Promise<void> | undefined

  constructor(start: JudgeStart) {
    const options = {
      workerData: start,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    }
    this.#thread = workerThread(FILE, options)
    this.#thread.on('message', (message: FromJudgeThread) => this.#receive(message))
    this.#thread.on('error', ({ message }) => this.#over(message))
    this.#thread.on('exit', () => this.#over('its thread ended'))
  }

  get pid(): number | undefined {
    return isAlive(this.#process) ? this.#process?.pid : undefined
  }

  judge(task: JudgeTask, test: Listener['test']): Promise<ThreadResult> {
    return new Promise((done, failed) => {
      this.#listener = { test, done, failed }
      this.#thread.postMessage(task satisfies ToJudgeThread)
    })
  }

  end(reason: string): Promise<void> {
    this.#gone ??= this.#end(reason)
    return this.#gone
  }

  /** It is not awaited, because the pending judging is rejected at once. */
  #over(reason: string) {
    this.end(reason).catch((error) => console.error(`A lane did not end: ${errorLine(error)}`))
  }

  async #end(reason: string) {
    this.ended = reason
    killKnown(this.#process)
    this.#listener?.failed(new Error(reason))
    this.#listener = undefined
    await hasStopped(this.#thread)
    await this.#thread.terminate()
    // Both may have started after the order to end.
    killKnown(this.#process)
    killKnown(this.#confined)
    this.#process = undefined
  }

  #receive(message: FromJudgeThread) {
    if ('started' in message) {
      this.#process = known(message.started.pid)
      this.walls = message.started.walls
    } else if ('confined' in message) this.#confined = known(message.confined)
    else if ('testing' in message) this.#listener?.test(message.testing, message.tests)
    else if ('judged' in message) this.#listener?.done(message)
    else if ('ended' in message) this.#listener?.failed(new Error(message.ended))
  }
}

/** Waits until the thread has reaped its processes, as they would remain otherwise. A busy thread gets the message late. */
function hasStopped(thread: Worker): Promise<void> {
  return new Promise((resolve) => {
    const hasExited = thread.threadId < 0
    if (hasExited) return resolve()
    const late = setTimeout(resolve, STOPPING)
    const stopped = () => {
      clearTimeout(late)
      resolve()
    }
    thread.on('message', (message: FromJudgeThread) => 'stopped' in message && stopped())
    thread.once('exit', stopped)
    thread.postMessage('stop' satisfies ToJudgeThread)
  })
}

function known(pid: number): Known | undefined {
  const birth = processStartTime(pid)
  return birth === undefined ? undefined : { pid, birth }
}

/** The process id may belong to another process by now. */
const isAlive = (one: Known | undefined) => one !== undefined && isSameProcess(one.pid, one.birth)

function killKnown(one: Known | undefined) {
  if (one && isAlive(one)) killTree(one.pid)
}
