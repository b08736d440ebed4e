import { ANSWER_LENGTH, ANSWER_TOO_LONG } from '../answer.ts'
import { concatBytes } from '../concat-bytes.ts'
import { type Channels, OutputLimit } from '../worker/channels.ts'

export const JUDGE_CHANNEL = 1000

/** Thrown through the program when it exits. */
export class Exit extends Error {
  readonly code: number

  constructor(code: number) {
    super(`exit code ${code}`)
    this.code = code
  }
}

/** The limit of an answer with one byte for each character. */
const MOST_REPORTED = ANSWER_LENGTH + 1
// The number that Linux uses.
const BAD_DESCRIPTOR = -9

/**
 * The system calls of a compiled program (library/system.c): three streams and the judge's channel, no files and no network. Each
 * reading of the clock is a microsecond later, and random numbers are the same in every run.
 */
export class System {
  memory: WebAssembly.Memory | undefined
  /** The error that ended the program. */
  ended: { error: unknown } | undefined
  /** Called when the program is ended, so that it cannot continue. */
  stop: () => void = () => undefined
  private readonly channels: Channels
  private job: Uint8Array
  private readonly report: Uint8Array[] = []
  private reportedBytes = 0
  private ticks = 0n
  private seed = 1

  constructor(channels: Channels, job: Uint8Array) {
    this.channels = channels
    this.job = job
  }

  /** Returns the program's output on the judge's channel. */
  reported(): string {
    return new TextDecoder().decode(concatBytes(this.report))
  }

  functions() {
    return {
      read: this.final((file: number, at: number, count: number) => this.read(file, at, count)),
      write: this.final((file: number, at: number, count: number) => this.write(file, at, count)),
      now: this.final(() => this.now()),
      random: this.final((at: number, count: number) => this.fill(at, count)),
      exit: this.final((code: number) => {
        throw new Exit(code)
      }),
    }
  }

  // Wraps a call whose error must end the program. The error passes through the program, which runs destructors and may even
  // catch it. Whatever it does then, the first error decides.
  private final<Given extends unknown[], Answer>(call: (...given: Given) => Answer) {
    return (...given: Given): Answer => {
      if (this.ended) throw this.ended.error
      try {
        return call(...given)
      } catch (error) {
        this.ended = { error }
        this.stop()
        throw error
      }
    }
  }

  private place(at: number, count: number): Uint8Array {
    if (!this.memory) throw new Error('The program has no memory yet.')
    return new Uint8Array(this.memory.buffer, at >>> 0, count >>> 0)
  }

  /** Returns the nanoseconds since the program began. */
  private now(): bigint {
    this.ticks += 1000n
    return this.ticks
  }

  private fill(at: number, count: number) {
    const place = this.place(at, count)
    for (let index = 0; index < place.length; index++) {
      this.seed = (Math.imul(this.seed, 1_103_515_245) + 12_345) >>> 0
      place[index] = this.seed >>> 16
    }
  }

  private read(file: number, at: number, count: number): number {
    if (file !== 0 && file !== JUDGE_CHANNEL) return BAD_DESCRIPTOR
    const place = this.place(at, count)
    const bytes = file === 0 ? this.channels.read(place.length) : this.nextOfJob(place.length)
    place.set(bytes)
    return bytes.length
  }

  private nextOfJob(count: number): Uint8Array {
    const bytes = this.job.subarray(0, count)
    this.job = this.job.subarray(bytes.length)
    return bytes
  }

  private write(file: number, at: number, count: number): number {
    if (file !== 1 && file !== 2 && file !== JUDGE_CHANNEL) return BAD_DESCRIPTOR
    const place = this.place(at, count)
    if (file === JUDGE_CHANNEL) this.reportMore(place)
    else this.channels.write(file, place)
    return place.length
  }

  private reportMore(place: Uint8Array) {
    this.reportedBytes += place.length
    if (this.reportedBytes > MOST_REPORTED) throw new OutputLimit(ANSWER_TOO_LONG)
    if (place.length > 0) this.report.push(place.slice())
  }
}
