import { concatBytes } from '../concat-bytes.ts'

/** Thrown through the guest when it writes more than is allowed. */
export class OutputLimit extends Error {}

const encoder = new TextEncoder()

/** A program's standard input, output and error: all that it can reach. Kept as bytes and decoded at the end. */
export class Channels {
  private unread: Uint8Array
  private readonly parts: [Uint8Array[], Uint8Array[]] = [[], []]
  private readonly sizes: [number, number] = [0, 0]
  private readonly limit: number

  constructor(input: string | Uint8Array, limit: number) {
    this.unread = typeof input === 'string' ? encoder.encode(input) : input
    this.limit = limit
  }

  /** Reads at most `count` bytes; none at the end of the input. */
  read(count: number): Uint8Array {
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

  /** Bytes of standard output and of standard error so far. */
  written(): [number, number] {
    return [...this.sizes]
  }

  texts(): { stdout: string; stderr: string } {
    const text = (parts: Uint8Array[]) => new TextDecoder().decode(concatBytes(parts))
    return { stdout: text(this.parts[0]), stderr: text(this.parts[1]) }
  }
}
