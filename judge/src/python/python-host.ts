import type { Channels } from '../worker/channels.ts'
import type { PythonStacks } from './python-stacks.ts'

/** The descriptor between the driver in Python and the host. It is higher than that of any file. */
export const JUDGE_CHANNEL = 1000
/** The descriptor to which the tracer writes steps. It is unused in a run that is not traced. */
const TRACE_CHANNEL = 1001

const NOW = 1_700_000_000_000
const [BAD_DESCRIPTOR, NO_ENTRY, READ_ONLY] = [8, 44, 69]
const [DOUBLE, DOUBLE_AND_CLOSE] = [0, 1030]
const WRITING = 3 | 64 | 512

/** Thrown through the guest when it ends at once, for example by `os._exit`. */
export class Exited extends Error {
  readonly code: number

  constructor(code: number) {
    super(`The program ended with exit code ${code}.`)
    this.code = code
  }
}

type Imported = (...values: number[]) => unknown

/** Replaces the host's clock, random numbers and descriptors 0 to 2 for CPython. `memory` is set with the instance. */
export class PythonHost {
  memory: WebAssembly.Memory | undefined
  /** Set with the instance. */
  stacks: PythonStacks | undefined
  channels: Channels | undefined
  private onStep: ((step: string) => void) | undefined
  /** Grows the memory and updates the runtime's views of it. */
  grow: ((bytes: number, most: number) => unknown) | undefined
  /** The most bytes of the whole memory. */
  memoryLimit = Number.POSITIVE_INFINITY
  memoryRefused = false
  private job: Uint8Array = new Uint8Array()
  private report: Uint8Array[] = []
  private ticks = 0
  private seed = 1
  /** Second descriptors of the three streams, which `os.dup` makes. */
  private readonly doubles = new Map<number, number>()

  begin(channels: Channels, job: object, memoryLimit: number, onStep?: (step: string) => void) {
    this.channels = channels
    this.onStep = onStep
    this.job = new TextEncoder().encode(JSON.stringify(job))
    this.report = []
    this.ticks = 0
    this.seed = 1
    this.doubles.clear()
    this.memoryLimit = memoryLimit
    this.memoryRefused = false
  }

  /** Returns the last report of the driver in Python, or text that the program itself wrote there. */
  lastReport(): unknown {
    const last = this.report.at(-1)
    try {
      return last ? JSON.parse(new TextDecoder().decode(last)) : undefined
    } catch {
      return undefined
    }
  }

  forgetReport() {
    this.report = []
  }

  functions(): Record<string, (given: Imported) => Imported> {
    return {
      fd_read:
        (given) =>
        (fd, ...rest) =>
          this.read(fd ?? 0, rest, given),
      fd_write:
        (given) =>
        (fd, ...rest) =>
          this.write(fd ?? 0, rest, given),
      // A program cannot close the three streams, because the next program needs them.
      fd_close:
        (given) =>
        (fd = 0) => {
          this.doubles.delete(fd)
          return fd <= 2 ? 0 : given(fd)
        },
      __syscall_dup: (given) => this.doubling(given),
      // `os.dup` uses this to request a second descriptor.
      __syscall_fcntl64:
        (given) =>
        (fd, command, ...rest) =>
          (command === DOUBLE || command === DOUBLE_AND_CLOSE ? this.doubling(given) : given)(
            fd ?? 0,
            command ?? 0,
            ...rest,
          ),
      __syscall_dup3: (given) => this.doubling(given),
      proc_exit: () => (code) => {
        throw new Exited((code ?? 0) & 255)
      },
      __syscall_openat:
        (given) =>
        (...values) =>
          this.open(values, given),
      // A function uses this seldom-called import to request another stack.
      emscripten_get_heap_max: (given) => () => (this.stacks?.call() ? 0 : given()),
      emscripten_resize_heap: () => (bytes) => this.resize((bytes ?? 0) >>> 0),
      emscripten_date_now: () => () => NOW + this.passed(),
      emscripten_get_now: () => () => this.passed(),
      clock_time_get: () => (_clock, _precision, at) => this.writeTime(at ?? 0),
      random_get: () => (at, count) => this.fill(at ?? 0, count ?? 0),
    }
  }

  private doubling(given: Imported): Imported {
    return (from = 0, ...rest) => {
      const made = Number(given(from, ...rest))
      const stream = this.streamOf(from)
      if (made > 2 && stream <= 2) this.doubles.set(made, stream)
      return made
    }
  }

  private streamOf(fd: number) {
    return this.doubles.get(fd) ?? fd
  }

  private view() {
    if (!this.memory) throw new Error('Python has no memory yet.')
    return new DataView(this.memory.buffer)
  }

  /** Each reading of the clock is a microsecond later. */
  private passed() {
    this.ticks++
    return this.ticks / 1000
  }

  private writeTime(at: number) {
    this.view().setBigUint64(
      at >>> 0,
      BigInt(NOW) * 1_000_000n + BigInt(Math.round(this.passed() * 1e6)),
      true,
    )
    return 0
  }

  private fill(at: number, count: number) {
    const view = this.view()
    for (let index = 0; index < count; index++) {
      this.seed = (Math.imul(this.seed, 1_103_515_245) + 12_345) >>> 0
      view.setUint8((at >>> 0) + index, this.seed >>> 16)
    }
    return 0
  }

  private resize(bytes: number) {
    if (bytes <= this.memoryLimit && this.grow?.(bytes, this.memoryLimit)) return 1
    this.memoryRefused = true
    return 0
  }

  /** Opens only Python's own files, for reading only. The three streams are the only devices. */
  private open(values: number[], given: Imported) {
    const [, path = 0, flags = 0] = values
    const name = this.text(path)
    const stream = ['/dev/stdin', '/dev/stdout', '/dev/stderr'].indexOf(name)
    if (stream >= 0) return stream
    if (name.startsWith('/dev')) return -NO_ENTRY
    if (flags & WRITING) return -READ_ONLY
    return given(...values)
  }

  private text(at: number) {
    const bytes = new Uint8Array(this.view().buffer, at >>> 0)
    return new TextDecoder().decode(bytes.subarray(0, Math.min(bytes.indexOf(0), 4096)))
  }

  private read(opened: number, rest: number[], given: Imported) {
    const fd = this.streamOf(opened)
    if (fd !== 0 && fd !== JUDGE_CHANNEL) return fd < 3 ? BAD_DESCRIPTOR : given(fd, ...rest)
    let count = 0
    for (const place of this.places(rest)) {
      const bytes =
        fd === 0 ? (this.channels?.read(place.length) ?? new Uint8Array()) : this.nextOfJob(place.length)
      place.set(bytes)
      count += bytes.length
      if (bytes.length < place.length) break
    }
    return this.done(rest, count)
  }

  private nextOfJob(count: number) {
    const bytes = this.job.subarray(0, count)
    this.job = this.job.subarray(bytes.length)
    return bytes
  }

  private write(opened: number, rest: number[], given: Imported) {
    const fd = this.streamOf(opened)
    const isStep = fd === TRACE_CHANNEL && this.onStep !== undefined
    if ((fd < 1 || fd > 2) && fd !== JUDGE_CHANNEL && !isStep) return given(fd, ...rest)
    let count = 0
    for (const place of this.places(rest)) {
      if (isStep) this.onStep?.(new TextDecoder().decode(place))
      else if (fd === JUDGE_CHANNEL) this.report = [place.slice()]
      else this.channels?.write(fd, place)
      count += place.length
    }
    return this.done(rest, count)
  }

  private *places([at = 0, count = 0]: number[]) {
    const view = this.view()
    for (let index = 0; index < count; index++) {
      const entry = (at >>> 0) + 8 * index
      yield new Uint8Array(view.buffer, view.getUint32(entry, true), view.getUint32(entry + 4, true))
    }
  }

  private done([, , at = 0]: number[], count: number) {
    this.view().setUint32(at >>> 0, count, true)
    return 0
  }
}
