import type { Channels } from '../worker/channels.ts'

export const JUDGE_CHANNEL = 1000

/** Thrown through the program when it exits. */
export class Exit extends Error {
  readonly code: number

  constructor(code: number) {
    super(`exit code ${code}`)
    this.code = code
  }
}

// Parameters are as WebAssembly declares them.
type SystemCall = (...given: never[]) => number

const NOW = 1_700_000_000_000_000_000n
const [BAD_DESCRIPTOR, NOT_SEEKABLE, NO_SYSTEM_CALL] = [8, 70, 52]

/**
 * The WASI functions of a compiled program: three streams and the judge's channel, no files and no network. Each
 * reading of the clock is a microsecond later, and random numbers are the same in every run.
 */
export class Wasi {
  memory: WebAssembly.Memory | undefined
  /** The error that ended the program. */
  ended: { error: unknown } | undefined
  /** Called when the program is ended, to make sure that it cannot go on. */
  stop: () => void = () => undefined
  private readonly channels: Channels
  private job: Uint8Array
  private readonly report: Uint8Array[] = []
  private ticks = 0n
  private seed = 1

  constructor(channels: Channels, job: Uint8Array) {
    this.channels = channels
    this.job = job
  }

  /** What the program wrote to the judge's channel. */
  reported(): string {
    return this.report.map((bytes) => new TextDecoder().decode(bytes)).join('')
  }

  functions(): Record<string, SystemCall> {
    return Object.fromEntries(Object.entries(this.calls()).map(([name, call]) => [name, this.final(call)]))
  }

  // An error thrown here passes through the program, which runs destructors and may even catch it. Whatever it does
  // then, the first error decides.
  private final(call: SystemCall): SystemCall {
    return (...given) => {
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

  private calls(): Record<string, SystemCall> {
    const [nothing, unavailable] = [() => 0, () => NO_SYSTEM_CALL]
    return {
      environ_get: nothing,
      environ_sizes_get: (count: number, size: number) => this.zero(count, size),
      args_get: nothing,
      args_sizes_get: (count: number, size: number) => this.zero(count, size),
      fd_close: nothing,
      fd_prestat_get: () => BAD_DESCRIPTOR,
      fd_prestat_dir_name: () => BAD_DESCRIPTOR,
      fd_seek: () => NOT_SEEKABLE,
      fd_fdstat_get: (fd: number, at: number) => this.describe(fd, at),
      fd_fdstat_set_flags: nothing,
      fd_read: (fd: number, at: number, count: number, done: number) => this.read(fd, at, count, done),
      fd_write: (fd: number, at: number, count: number, done: number) => this.write(fd, at, count, done),
      path_open: unavailable,
      path_filestat_get: unavailable,
      path_remove_directory: unavailable,
      path_unlink_file: unavailable,
      path_rename: unavailable,
      fd_filestat_get: () => BAD_DESCRIPTOR,
      clock_time_get: (_clock: number, _precision: bigint, at: number) =>
        this.writeU64(at, NOW + this.passed()),
      clock_res_get: (_clock: number, at: number) => this.writeU64(at, 1000n),
      random_get: (at: number, count: number) => this.fill(at, count),
      poll_oneoff: unavailable,
      sched_yield: nothing,
      proc_exit: (code: number) => {
        throw new Exit(code)
      },
    }
  }

  private get view() {
    if (!this.memory) throw new Error('The program has no memory yet.')
    return new DataView(this.memory.buffer)
  }

  private passed() {
    this.ticks += 1000n
    return this.ticks
  }

  private writeU64(at: number, value: bigint) {
    this.view.setBigUint64(at >>> 0, value, true)
    return 0
  }

  private zero(...places: number[]) {
    for (const at of places) this.view.setUint32(at >>> 0, 0, true)
    return 0
  }

  private describe(fd: number, at: number) {
    if (fd > 2 && fd !== JUDGE_CHANNEL) return BAD_DESCRIPTOR
    // Reported as a regular file, so that the C library writes whole blocks.
    new Uint8Array(this.view.buffer, at >>> 0, 24).fill(0)
    this.view.setUint8(at >>> 0, 4)
    this.view.setBigUint64((at >>> 0) + 8, 0xffffffffn, true)
    return 0
  }

  private fill(at: number, count: number) {
    for (let index = 0; index < count; index++) {
      this.seed = (Math.imul(this.seed, 1_103_515_245) + 12_345) >>> 0
      this.view.setUint8((at >>> 0) + index, this.seed >>> 16)
    }
    return 0
  }

  private read(fd: number, at: number, count: number, done: number) {
    if (fd !== 0 && fd !== JUDGE_CHANNEL) return BAD_DESCRIPTOR
    let read = 0
    for (const place of this.places(at, count)) {
      const bytes = fd === 0 ? this.channels.read(place.length) : this.nextOfJob(place.length)
      place.set(bytes)
      read += bytes.length
      if (bytes.length < place.length) break
    }
    this.view.setUint32(done >>> 0, read, true)
    return 0
  }

  private nextOfJob(count: number) {
    const bytes = this.job.subarray(0, count)
    this.job = this.job.subarray(bytes.length)
    return bytes
  }

  private write(fd: number, at: number, count: number, done: number) {
    if (fd !== 1 && fd !== 2 && fd !== JUDGE_CHANNEL) return BAD_DESCRIPTOR
    let written = 0
    for (const place of this.places(at, count)) {
      if (fd === JUDGE_CHANNEL) this.report.push(place.slice())
      else this.channels.write(fd, place)
      written += place.length
    }
    this.view.setUint32(done >>> 0, written, true)
    return 0
  }

  private *places(at: number, count: number) {
    const { view } = this
    for (let index = 0; index < count; index++) {
      const entry = (at >>> 0) + 8 * index
      yield new Uint8Array(view.buffer, view.getUint32(entry, true), view.getUint32(entry + 4, true))
    }
  }
}
