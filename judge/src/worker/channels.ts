import { concatBytes } from '../concat-bytes.ts'
import type { Talk } from '../interactor.ts'

/** Thrown through the guest when it writes more than is allowed. */
export class OutputLimit extends Error {}

const encoder = new TextEncoder()

/**
 * A program's standard input, output and error, which are all that it can reach. They are stored as bytes and decoded at the end.
 */
export class Channels {
  private readonly input: Uint8Array
  private unread: Uint8Array
  private readonly parts: [Uint8Array[], Uint8Array[]] = [[], []]
  private readonly sizes: [number, number] = [0, 0]
  private readonly limit: number
  private readonly talk: Talk | undefined
  private readonly heard = new TextDecoder()
  /** The program waited for a reply that could not come. Its later output is dropped, because it would wait for ever. */
  private deaf = false

  /** With a talk, the program reads the talk's replies instead of the input. */
  constructor(input: string | Uint8Array, limit: number, talk?: Talk) {
    this.input = typeof input === 'string' ? encoder.encode(input) : input
    this.unread = this.input
    this.limit = limit
    this.talk = talk
  }

  /** Returns new channels with the same input. A talk cannot be repeated. */
  again(): Channels | undefined {
    return this.talk ? undefined : new Channels(this.input, this.limit)
  }

  /** Reads at most `count` bytes, or none at the end of the input. */
  read(count: number): Uint8Array {
    if (this.talk && this.unread.length === 0) this.unread = this.reply(this.talk)
    const taken = this.unread.subarray(0, count)
    this.unread = this.unread.subarray(taken.length)
    return taken
  }

  private reply(talk: Talk): Uint8Array {
    const said = talk.say()
    if (said === '' && !talk.ended) this.deaf = true
    return encoder.encode(said)
  }

  /** Returns whether the talk has already decided, however the program ends. */
  get isDecided(): boolean {
    return this.deaf || this.talk?.ended?.fault !== undefined
  }

  /** Returns the available input, or with `isWhole` all of it to the end. A talk arrives in pieces. */
  readRest(isWhole: boolean): Uint8Array {
    const parts = [this.read(Number.POSITIVE_INFINITY)]
    while (isWhole && parts.at(-1)?.length) parts.push(this.read(Number.POSITIVE_INFINITY))
    return concatBytes(parts)
  }

  readText(): string {
    return new TextDecoder().decode(this.read(Number.POSITIVE_INFINITY))
  }

  /**
   * Writes to a channel. `channel`: 1 is standard output, 2 standard error. The bytes are copied, because they are in the guest's
   * memory.
   */
  write(channel: number, what: string | Uint8Array) {
    // An empty write costs hardly any fuel, so it is not stored.
    if (what.length === 0 || (this.deaf && channel !== 2)) return
    const bytes = typeof what === 'string' ? encoder.encode(what) : what.slice()
    const which = channel === 2 ? 1 : 0
    const room = this.limit - this.sizes[which]
    this.parts[which].push(bytes.length > room ? bytes.subarray(0, room) : bytes)
    this.sizes[which] += bytes.length
    if (which === 0) this.talk?.hear(this.heard.decode(bytes, { stream: true }))
    if (bytes.length > room) throw new OutputLimit('The program wrote more than it may.')
  }

  /** Returns the bytes of standard output and of standard error so far. */
  written(): [number, number] {
    return [...this.sizes]
  }

  texts(): { stdout: string; stderr: string } {
    const text = (parts: Uint8Array[]) => new TextDecoder().decode(concatBytes(parts))
    return { stdout: text(this.parts[0]), stderr: text(this.parts[1]) }
  }
}
