import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, until } from './cluster.ts'
import { onNode } from './verdict.ts'
import { nodeNames } from './world.ts'

/** Milliseconds between two writes: often enough to hit the middle of any event. */
const PACE = 150
/** Milliseconds: a request that takes longer hangs. */
const HANGS = 15_000

interface Given {
  /** The address of the one process that is written to and read from. */
  readonly origin: string
  readonly member: { readonly id: string; readonly token: string }
  /** The form whose draft holds the counter. */
  readonly form: 'thread' | 'blog' | 'experience'
}

/**
 * Counts up in a draft and reads it back after each step. The value must never be lower than the acknowledged one, whatever
 * happens to the database in between.
 */
export class OwnWrites {
  /** The last acknowledged number. `#sent` holds the last sent one. */
  acknowledged = 0
  refused = 0
  readonly wrong: string[] = []
  /** The times at which the last acknowledged number was read back. */
  readonly readAt: number[] = []
  readonly #given: Given
  #sent = 0
  #going = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(given: Given) {
    this.#given = given
  }

  start() {
    this.#going = true
    this.#running = this.#go()
  }

  async stop() {
    this.#going = false
    await this.#running
  }

  /** Returns the faults on each node, after all nodes have caught up. */
  async lostOn(cluster: Cluster): Promise<string[]> {
    const { member, form } = this.#given
    const leader = await until('a whole cluster', () => cluster.whole())
    const lost: string[] = []
    for (const name of nodeNames) {
      if (name !== leader) await cluster.hasCaughtUp(name, leader)
      const { rows } = await onNode(cluster, name, ({ pool }) =>
        pool.query<{ text: string }>(
          `select content ->> 'content' as text from drafts where member_id = $1 and form = $2`,
          [member.id, form],
        ),
      )
      this.#compare(rows[0]?.text, (line) => lost.push(`${name}: ${line}`))
    }
    return lost
  }

  async #go() {
    while (this.#going) {
      await this.#write()
      await this.#read()
      await sleep(PACE)
    }
  }

  async #write() {
    this.#sent += 1
    const number = this.#sent
    const { status } = await this.#ask('PUT', { content: { content: String(number) } })
    if (status === 200) this.acknowledged = number
    else if (status === 503) this.refused += 1
  }

  async #read() {
    const { status, text } = await this.#ask('GET')
    if (status !== 200) return
    const { data } = JSON.parse(text) as { data: { content: { content: string } } | null }
    if (this.#compare(data?.content.content, (line) => this.wrong.push(line)))
      this.readAt.push(performance.now())
  }

  #compare(text: string | undefined, say: (line: string) => void): boolean {
    const there = Number(text ?? 0)
    if (there >= this.acknowledged && there <= this.#sent) return true
    say(`the draft ${this.#given.form} is ${text}, though ${this.acknowledged} was acknowledged`)
    return false
  }

  async #ask(method: 'GET' | 'PUT', body?: object): Promise<{ status: number; text: string }> {
    const { origin, member, form } = this.#given
    try {
      const answer = await fetch(`${origin}/api/v1/drafts/${form}`, {
        method,
        headers: {
          authorization: `Bearer ${member.token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(HANGS),
      })
      const text = await answer.text()
      const { status } = answer
      const isRefused = status === 503 && Number(answer.headers.get('retry-after')) > 0
      if (status !== 200 && !isRefused) this.wrong.push(`${method} ${form}: ${status} ${text.slice(0, 200)}`)
      return { status, text }
    } catch (error) {
      this.wrong.push(`${method} ${form}: ${String(error)}`)
      return { status: 0, text: '' }
    }
  }
}
