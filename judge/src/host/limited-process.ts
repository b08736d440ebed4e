import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { giveWay, killTree, processorTime, residentBytes } from './process-tree.ts'

export interface ProcessLimits {
  /** CPU time in microseconds. */
  readonly processor: number
  /** Resident bytes of the process and its children. */
  readonly memory: number
  /** Bytes of standard output. Standard error has the same limit. */
  readonly output: number
  /** Milliseconds by the clock. */
  readonly milliseconds: number
}

/** The limit for which a process was killed. */
export type Stopped = 'processor' | 'clock' | 'memory' | 'output'

export interface LimitedRun {
  readonly stopped: Stopped | undefined
  /** The exit code, or undefined when a signal ended it. */
  readonly code: number | undefined
  readonly stdout: Buffer
  readonly stderr: Buffer
  /** The program's output on descriptor 3. */
  readonly report: Buffer
  /** CPU time in microseconds. */
  readonly processor: number
  /** The highest number of bytes observed. */
  readonly memory: number
  readonly milliseconds: number
}

const WATCH_MILLISECONDS = 25
// The limit fits an answer of a million numbers, or the classes of the longest source.
const MOST_REPORTED = 32 * 2 ** 20

/**
 * Runs a command within limits. It reads `job` and writes its result to descriptor 3. At a limit the command is killed with all
 * its children. `started` is called with its process id.
 */
export function runLimited(
  [program, ...given]: readonly [string, ...string[]],
  { stdin, job }: { stdin: string; job: Uint8Array },
  limits: ProcessLimits,
  started: (pid: number) => void = () => undefined,
): Promise<LimitedRun> {
  const child = spawn(program, given, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'pipe', 'pipe'] })
  if (child.pid) started(child.pid)
  return new WatchedProcess(child, limits).end(stdin, job)
}

class WatchedProcess {
  private readonly child: ChildProcess
  private readonly limits: ProcessLimits
  private readonly begun = performance.now()
  private stopped: Stopped | undefined
  private processor = 0
  private memory = 0

  constructor(child: ChildProcess, limits: ProcessLimits) {
    this.child = child
    this.giveWay()
    this.limits = limits
  }

  async end(stdin: string, job: Uint8Array): Promise<LimitedRun> {
    const { stdio } = this.child
    const { output } = this.limits
    const kept = [
      this.keep(stdio[1] as Readable, output),
      this.keep(stdio[2] as Readable, output),
      this.keep(stdio[3] as Readable, MOST_REPORTED),
    ]
    this.send(stdio[0] as Writable, stdin)
    this.send(stdio[3] as Writable, job)
    // Lowers the priority again, for children that started before the first time.
    setTimeout(() => this.giveWay(), WATCH_MILLISECONDS).unref()
    const watch = setInterval(() => this.look(), WATCH_MILLISECONDS)
    const late = setTimeout(() => this.stop('clock'), this.limits.milliseconds)
    try {
      const code = await this.closed()
      const [stdout, stderr, report] = kept.map((parts) => Buffer.concat(parts))
      const found = { stdout: stdout ?? NONE, stderr: stderr ?? NONE, report: report ?? NONE }
      const { stopped, processor, memory } = this
      return { stopped, code, ...found, processor, memory, milliseconds: performance.now() - this.begun }
    } finally {
      clearInterval(watch)
      clearTimeout(late)
    }
  }

  private closed(): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      this.child.once('error', reject)
      this.child.once('close', (code) => resolve(code ?? undefined))
    })
  }

  // Writes to a process. A process that has ended reads nothing, so a failed write is no error here.
  private send(stream: Writable, what: string | Uint8Array) {
    stream.on('error', () => undefined)
    stream.end(what)
  }

  private keep(stream: Readable, most: number): Buffer[] {
    const parts: Buffer[] = []
    let room = most
    stream.on('error', () => undefined)
    stream.on('data', (chunk: Buffer) => {
      if (room > 0) parts.push(chunk.subarray(0, room))
      room -= chunk.length
      if (room < 0) this.stop('output')
    })
    return parts
  }

  private look() {
    const { pid = 0 } = this.child
    if (!pid) return
    this.processor = Math.max(this.processor, processorTime(pid))
    this.memory = Math.max(this.memory, residentBytes(pid))
    if (this.processor > this.limits.processor) this.stop('processor')
    else if (this.memory > this.limits.memory) this.stop('memory')
  }

  private giveWay() {
    const { pid, exitCode, signalCode } = this.child
    if (pid && exitCode === null && signalCode === null) giveWay(pid)
  }

  private stop(why: Stopped) {
    this.stopped ??= why
    const { pid, exitCode, signalCode } = this.child
    if (pid && exitCode === null && signalCode === null) killTree(pid)
  }
}

const NONE = Buffer.alloc(0)
