import { Worker } from 'node:worker_threads'
import { killTree } from '@callofcode/judge/host/process-tree'
import { birthOf, isSameProcess } from '../database/embedded-process.ts'
import type { Judged } from './judged.ts'
import type { LaneStart, LaneTask, ToldByThread, ToThread } from './lane-thread-messages.ts'

export interface JudgedInLane {
  readonly judged: Judged
  readonly toolchain: string
}
interface Hearing {
  test: (test: number, tests: number) => void
  done: (result: JudgedInLane) => void
  failed: (reason: Error) => void
}

// No submission takes so long: its tests are few, and it ends at the first that it does not pass.
const LONGEST = 20 * 60_000
const STOPPING = 1_000
// The tests of the largest problem and their answers, some times over.
const MEGABYTES = 1_024

const source = JSON.stringify(new URL('./lane-thread.ts', import.meta.url))
const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}) })`

/** One place where one submission at a time is judged: a thread that is trusted, and its process that is not. */
export class Lane {
  walls: readonly string[] = []
  readonly #start: LaneStart
  #thread: Worker | undefined
  #process: { pid: number; birth: string } | undefined
  /** What each thread began last besides: it dies with its thread, but not in its first moments. */
  readonly #confined = new Map<Worker, { pid: number; birth: string } | undefined>()
  #hearing: Hearing | undefined

  constructor(start: LaneStart) {
    this.#start = start
  }

  /** The process that runs judged code, where there is one. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Rejects when the lane came to an end, whatever the reason: the submission is not to blame. */
  async judge(task: LaneTask, test: Hearing['test']): Promise<JudgedInLane> {
    const late = setTimeout(() => void this.end('it took too long'), LONGEST)
    try {
      return await new Promise<JudgedInLane>((done, failed) => {
        this.#hearing = { test, done, failed }
        this.#running().postMessage(task satisfies ToThread)
      })
    } finally {
      clearTimeout(late)
      this.#hearing = undefined
    }
  }

  /** Ends thread and process. What is judged now is rejected. */
  async end(reason = 'it was stopped') {
    const thread = this.#thread
    this.#thread = undefined
    killKnown(this.#process)
    this.#process = undefined
    this.#hearing?.failed(new Error(reason))
    if (!thread) return
    await hasStopped(thread)
    await thread.terminate()
    killKnown(this.#confined.get(thread))
    this.#confined.delete(thread)
  }

  #running(): Worker {
    if (this.#thread) return this.#thread
    const options = {
      workerData: this.#start,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    }
    // Built, both lie in one folder; the loader that reads sources is not handed down to a thread.
    const thread = import.meta.url.endsWith('.ts')
      ? new Worker(fromSource, { ...options, eval: true })
      : new Worker(new URL('./lane-thread.js', import.meta.url), options)
    thread.on('message', (told: ToldByThread) => this.#hear(told, thread))
    const over = (reason: string) => {
      if (this.#thread === thread) void this.end(reason)
    }
    thread.on('error', ({ message }) => over(message))
    thread.on('exit', () => over('its thread ended'))
    this.#thread = thread
    return thread
  }

  #hear(told: ToldByThread, thread: Worker) {
    if ('started' in told) {
      const { pid } = told.started
      this.#process = known(pid)
      this.walls = told.started.walls
    } else if ('confined' in told) this.#confined.set(thread, known(told.confined))
    else if ('testing' in told) this.#hearing?.test(told.testing, told.tests)
    else if ('judged' in told) this.#hearing?.done(told)
    else if ('ended' in told) this.#hearing?.failed(new Error(told.ended))
  }
}

/** A thread that is ended while it begins a process would leave that behind. One that calculates begins none. */
function hasStopped(thread: Worker): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, STOPPING)
    const stopped = () => {
      clearTimeout(late)
      resolve()
    }
    thread.on('message', (told: ToldByThread) => 'stopped' in told && stopped())
    thread.once('exit', stopped)
    thread.postMessage('stop' satisfies ToThread)
  })
}

function known(pid: number) {
  const birth = birthOf(pid)
  return birth === undefined ? undefined : { pid, birth }
}

/** Its number may be another's by now. */
function killKnown(one: { pid: number; birth: string } | undefined) {
  if (one && isSameProcess(one.pid, one.birth)) killTree(one.pid)
}
