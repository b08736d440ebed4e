/** What a program wrote is more than it may write. Thrown through the guest. */
export class OutputLimit extends Error {}

/** What a program waits for will never come: it and its interactor wait for each other. */
export class Deadlock extends Error {}

/** Where more input comes from when the program has read what there was. Empty when nothing is to come. */
export type MoreInput = (written: Uint8Array) => Uint8Array

const encoder = new TextEncoder()
const nothing = new Uint8Array()

/**
 * All that a program can reach: what it reads and what it writes. Bytes; text that is no UTF-8 becomes replacement
 * characters only when it is shown.
 */
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

  /** At most `count` bytes; none at the end of the input. */
  read(count: number): Uint8Array {
    if (this.unread.length === 0 && this.more) {
      const news = join(this.parts[0].slice(this.sinceAsked))
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

  /** 1 is standard output, 2 standard error. Keeps a copy: the bytes are the guest's memory. */
  write(channel: number, what: string | Uint8Array) {
    const bytes = typeof what === 'string' ? encoder.encode(what) : what.slice()
    const which = channel === 2 ? 1 : 0
    const room = this.limit - this.sizes[which]
    this.parts[which].push(bytes.length > room ? bytes.subarray(0, room) : bytes)
    this.sizes[which] += bytes.length
    if (bytes.length > room) throw new OutputLimit('The program wrote more than it may.')
  }

  /** What was written since the program last waited for input, for an interactor's last word. */
  unasked(): Uint8Array {
    return join(this.parts[0].slice(this.sinceAsked))
  }

  /** Bytes so far, of each. */
  written(): [number, number] {
    return [...this.sizes]
  }

  texts(): { stdout: string; stderr: string } {
    const text = (parts: Uint8Array[]) => new TextDecoder().decode(join(parts))
    return { stdout: text(this.parts[0]), stderr: text(this.parts[1]) }
  }
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 0) return nothing
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
