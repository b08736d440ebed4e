import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '@callofcode/content/random'
import type { Journal } from '../crash/journal.ts'
import { Writers } from '../crash/writers.ts'
import { APPS, type AppName, PROXY } from './world.ts'

export const SITE = `http://${PROXY}`
export const addressOf = (app: AppName) => `http://${APPS[app]}:3000`

/** Milliseconds. Six writers and two readers make about 20 requests a second. */
const PACE = 350
const READERS = 2
const PUBLIC = [
  '/',
  '/blogs',
  '/events',
  '/dsa',
  '/api/v1/getBlogs',
  '/api/v1/events',
  '/api/v1/forum/threads',
]

/** One request as its sender saw it. Times are milliseconds of this process. */
export interface Heard {
  readonly began: number
  readonly ended: number
  readonly what: string
  readonly isWrite: boolean
  /** The status 0 means that there was no response. */
  readonly status: number
  readonly retryAfter?: string | undefined
  /** The process that answered, or undefined where the proxy did. */
  readonly by?: string | undefined
}

interface Given {
  readonly people: readonly { readonly token: string }[]
  readonly questions: readonly string[]
  readonly journal: Journal
  readonly seed: string
}

/** Members who write, visitors who read, and one member who watches a thread live. All go through the proxy of the site. */
export class Load {
  readonly heard: Heard[] = []
  readonly writers: Writers
  #reading = false
  #readers: Promise<unknown> = Promise.resolve()

  constructor({ people, questions, journal, seed }: Given) {
    this.writers = new Writers({
      origin: SITE,
      people,
      questions,
      journal,
      random: new Random(seed),
      pace: PACE,
      persistent: true,
      heard: (answer, began, what) => this.#hear(answer, began, what),
    })
  }

  start() {
    this.#reading = true
    this.writers.start()
    this.#readers = Promise.all(Array.from({ length: READERS }, (_, at) => this.#read(at)))
  }

  async pause() {
    this.#reading = false
    await this.writers.pause()
    await this.#readers
  }

  /** Returns the number of writes that a process has acknowledged since a moment. */
  acknowledged(since: number, by?: string) {
    let count = 0
    for (let at = this.heard.length - 1; at >= 0; at--) {
      const one = this.heard[at]
      // The records are sorted by their end.
      if (!one || one.ended < since) break
      if (one.isWrite && isSuccess(one) && (!by || one.by === by)) count++
    }
    return count
  }

  async #read(at: number) {
    for (let time = at; this.#reading; time++) {
      const path = PUBLIC[time % PUBLIC.length] ?? '/'
      const began = performance.now()
      const answer = await fetch(SITE + path, { signal: AbortSignal.timeout(45_000) }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      this.#hear(answer, began, `GET ${path}`)
      await sleep(PACE)
    }
  }

  #hear(answer: Response | undefined, began: number, what: string) {
    this.heard.push({
      began,
      ended: performance.now(),
      what,
      isWrite: !what.startsWith('GET'),
      status: answer?.status ?? 0,
      retryAfter: answer?.headers.get('retry-after') ?? undefined,
      by: answer?.headers.get('x-served-by') ?? undefined,
    })
  }
}

export const isSuccess = ({ status }: Heard) => status >= 200 && status < 400

/** Follows a thread live. Reconnects after each cut, as pages do. */
export function watch(origin: string, thread: string) {
  const stop = new AbortController()
  const heard = { events: 0, connections: 0, end: () => stop.abort() }
  const listen = async () => {
    while (!stop.signal.aborted) {
      await one().catch(() => undefined)
      await sleep(500)
    }
  }
  const one = async () => {
    const answer = await fetch(`${origin}/api/v1/forum/threads/${thread}/stream`, { signal: stop.signal })
    if (answer.status !== 200) return void (await answer.body?.cancel())
    heard.connections++
    for await (const piece of answer.body ?? [])
      heard.events += Buffer.from(piece).toString().split('event: changed').length - 1
  }
  listen().catch(() => undefined)
  return heard
}
