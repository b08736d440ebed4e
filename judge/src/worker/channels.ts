import { concatBytes } from '../concat-bytes.ts'

/** Thrown through the guest when it writes more than it may. */
export class OutputLimit extends Error {}

/** A program and its interactor wait for each other. */
export class Deadlock extends Error {}

/** Called when all input is read: takes what the program wrote since, gives the next input, or nothing at its end. */
export type MoreInput = (written: Uint8Array) => Uint8Array

const encoder = new TextEncoder()

/** A program's standard input, output and error: all of the outside that it can reach. Kept as bytes, decoded at the end. */
export class Channels {
  private unread: Uint8Array
  private readonly parts: [Uint8Array[], Uint8Array[]] = [[], []]
  private readonly sizes: [number, number] = [0, 0]
  private readonly limit: number
  private readonly more: MoreInput | undefined
  private sinceAsked = 0

  constructor(input: string | Uint8Array, limit: number, more?: MoreInput) {
    this.unread = typeof input === 'string' ? encoder.encode(input) : input
    this.limit = limit
    this.more = more
  }

  /** Reads at most `count` bytes; none at the end of the input. */
  read(count: number): Uint8Array {
    if (this.unread.length === 0 && this.more) {
      const news = concatBytes(this.parts[0].slice(this.sinceAsked))
      this.sinceAsked = this.parts[0].length
      this.unread = this.more(news)
    }
    const taken = this.unread.subarray(0, count)
    this.unread = this.unread.subarray(taken.length)
    return taken
  }

  readText(): string {
    return new TextDecoder().decode(this.read(Number.POSITIVE_INFINITY))
  }

  /** `channel`: 1 is standard output, 2 standard error. The bytes are copied, as they are in the guest's memory. */
  write(channel: number, what: string | Uint8Array) {
    const bytes = typeof what === 'string' ? encoder.encode(what) : what.slice()
    const which = channel === 2 ? 1 : 0
    const room = this.limit - this.sizes[which]
    this.parts[which].push(bytes.length > room ? bytes.subarray(0, room) : bytes)
    this.sizes[which] += bytes.length
    if (bytes.length > room) throw new OutputLimit('The program wrote more than it may.')
  }

  /** The output since the program last waited for input. */
  unasked(): Uint8Array {
    return concatBytes(this.parts[0].slice(this.sinceAsked))
  }

  /** Bytes of standard output and of standard error so far. */
  written(): [number, number] {
    return [...this.sizes]
  }

  texts(): { stdout: string; stderr: string } {
    const text = (parts: Uint8Array[]) => new TextDecoder().decode(concatBytes(parts))
    return { stdout: text(this.parts[0]), stderr: text(this.parts[1]) }
  }
}
