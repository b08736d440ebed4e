import type { Draft, DraftContent } from '@callofcode/contract/draft/draft'
import type { DraftWire } from '../src/features/draft/draft-wire.ts'
import { CallError } from '../src/platform/api/client.ts'

/** The fate of a call: the delays in milliseconds of its request and its response, or its loss. */
export interface Fate {
  readonly there?: number
  readonly back?: number
  /** The request never arrives. */
  readonly down?: boolean
  /** The server handles the request, but its response is lost. */
  readonly lost?: boolean
  readonly refused?: CallError
}

const TIMEOUT = 20_000
const wait = (milliseconds = 0) => new Promise((done) => setTimeout(done, milliseconds))

/** A server with one draft, stored like on the real one, and the connection to it. */
export class DraftServer implements DraftWire {
  row: Draft | null = null
  /** The fates of the next calls. Later calls follow `fate`. */
  readonly fates: Fate[] = []
  fate: () => Fate = () => ({})
  saves = 0
  #version = 0

  write(content: DraftContent): Draft {
    this.row = { content, updatedAt: new Date(Date.now() + this.#version++).toISOString() }
    return this.row
  }

  ask = (): Promise<Draft | null | undefined> => this.#call(() => this.row).catch(() => undefined)

  save = (_place: string, content: DraftContent, basedOn: string | null): Promise<Draft> => {
    this.saves++
    return this.#call(() => {
      const fits = basedOn ? this.row !== null && this.row.updatedAt <= basedOn : this.row === null
      if (!fits) throw new CallError(409)
      return this.write(content)
    })
  }

  end = (): Promise<unknown> =>
    this.#call(() => {
      this.row = null
    })

  async #call<T>(act: () => T): Promise<T> {
    const { there, back, down, lost, refused } = this.fates.shift() ?? this.fate()
    if (down) {
      await wait(there)
      throw new CallError(0)
    }
    if (refused) throw refused
    const answer = wait(there)
      .then(act)
      .then(async (done) => {
        await wait(back)
        if (lost) throw new CallError(0)
        return done
      })
    const timeout = wait(TIMEOUT).then(() => {
      throw new CallError(0)
    })
    return Promise.race([answer, timeout])
  }
}
