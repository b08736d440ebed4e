import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@callofcode/content/random'
import { eventMessages } from '@callofcode/contract/event/event'
import type { Entry, Journal } from './journal.ts'
import { kinds } from './kinds.ts'

interface Given {
  readonly origin: string
  readonly people: readonly { readonly token: string }[]
  readonly questions: readonly string[]
  readonly journal: Journal
  readonly random: Random
  /** Milliseconds between two writes of one member. Without a pace, members write as fast as they get responses. */
  readonly pace?: number
  /** Members resend a write until it gets a response. Without this, they do other things and may return to it. */
  readonly persistent?: boolean
  /** Gets each response, or undefined where there is none, and the start time of its request. */
  readonly heard?: (answer: Response | undefined, began: number, what: string) => void
}

/** Milliseconds. */
const PATIENCE = 45_000
const AGAIN_AFTER = 400
const ADMIN = 0

/** Members who write all the time, one write after another, and record every write in a journal. */
export class Writers {
  /** Responses that no crash explains. */
  readonly surprises: string[] = []
  readonly #given: Given
  readonly #ticked = new Map<number, number>()
  readonly #seats = new Set<string>()
  #going = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(given: Given) {
    this.#given = given
  }

  start() {
    this.#going = true
    this.#running = Promise.all(this.#given.people.map((_, member) => this.#write(member)))
  }

  /** Resolves when no request is open any more. */
  async pause() {
    this.#going = false
    await this.#running
  }

  /** Resends writes with an unknown outcome, under their keys. */
  async sendAgain(entries: Entry[]) {
    for (const entry of entries) {
      for (let time = 0; entry.outcome === 'sent' && time < 20; time++) {
        if (time > 0) await sleep(100)
        await this.#send(entry, true)
      }
      if (entry.outcome === 'sent')
        this.surprises.push(`${entry.kind} w${entry.id} is not done the second time`)
    }
  }

  /** Resends an acknowledged write. The same response must come back, and the write must not be repeated. */
  async repeat(entry: Entry) {
    const { status, text, replayed } = await this.#request(entry)
    if (status < 200 || status > 299 || text !== entry.answer || !replayed)
      this.surprises.push(`${entry.kind} w${entry.id} again: ${status} ${text}, not ${entry.answer}`)
  }

  async #write(member: number) {
    const { journal, random, pace, persistent } = this.#given
    const possible = Object.keys(kinds).filter((kind) => !kinds[kind]?.admin || member === ADMIN)
    while (this.#going) {
      const kind = random.pick(possible)
      const target = this.#target(kind, member)
      if (target === undefined) continue
      const entry = journal.send({ kind, member, target, key: `k${journal.entries.length}` })
      await this.#send(entry)
      // A client without a response waits a little, as browsers do.
      while (persistent && this.#going && entry.outcome === 'sent') {
        await sleep(AGAIN_AFTER)
        await this.#send(entry, true)
      }
      await sleep(entry.outcome === 'sent' ? AGAIN_AFTER : (pace ?? random.int(0, 10)))
    }
  }

  /** Returns the item to write to, or undefined while there is none. */
  #target(kind: string, member: number): string | undefined {
    const { questions, random } = this.#given
    if (kind === 'tick') {
      const at = this.#ticked.get(member) ?? 0
      this.#ticked.set(member, at + 1)
      return questions[at]
    }
    if (kind === 'reply') return this.#made('thread', random)
    if (kind !== 'seat') return ''
    const event = this.#made('event', random)
    const seat = `${member} ${event}`
    if (!event || this.#seats.has(seat)) return undefined
    this.#seats.add(seat)
    return event
  }

  /** Returns the id of one of the latest items. */
  #made(kind: string, random: Random): string | undefined {
    const made = this.#given.journal.entries.filter((entry) => entry.kind === kind && entry.answer).slice(-8)
    return made.length > 0 ? JSON.parse(random.pick(made).answer ?? '').data._id : undefined
  }

  async #send(entry: Entry, again = false) {
    const { status, text } = await this.#request(entry)
    if (status >= 200 && status <= 299) return this.#given.journal.end(entry, 'acknowledged', text)
    if (status === 0 || status === 503) return
    // All seats are taken. After a resend, the first request is still in progress.
    if (status === 409 && JSON.parse(text).key === eventMessages.full.key)
      return this.#given.journal.end(entry, 'refused')
    if (status === 409 && again) return
    this.surprises.push(`${entry.kind} w${entry.id}: ${status} ${text}`)
    this.#given.journal.end(entry, 'refused')
  }

  /** Status 0 means that there was no response. */
  async #request(entry: Entry): Promise<{ status: number; text: string; replayed?: boolean }> {
    const { origin, people, heard } = this.#given
    const kind = kinds[entry.kind]
    if (!kind) throw new Error(`no kind ${entry.kind}`)
    const { method, path, body } = await kind.send(entry)
    const isForm = body instanceof FormData
    const began = performance.now()
    try {
      const answer = await fetch(`${origin}/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${people[entry.member]?.token}`,
          ...(!isForm && { 'content-type': 'application/json' }),
          ...(!kind.sets && { 'idempotency-key': entry.key }),
        },
        body: isForm ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      })
      heard?.(answer, began, `${method} ${path}`)
      const replayed = answer.headers.get('idempotency-replayed') === 'true'
      return { status: answer.status, text: await answer.text(), replayed }
    } catch (error) {
      heard?.(undefined, began, `${method} ${path}`)
      // A response that never comes is a fault, so the timeout is thrown.
      if ((error as Error).name === 'TimeoutError') throw error
      return { status: 0, text: '' }
    }
  }
}
