import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { giveWay, killTree, processorTime, residentBytes } from './process-tree.ts'

export interface ConfinedLimits {
  /** Microseconds that the processor may work for it. */
  readonly processor: number
  /** Bytes that it and what it starts may hold. */
  readonly memory: number
  /** Bytes of standard output, and as many of standard error. */
  readonly output: number
  readonly milliseconds: number
}

/** What ended it, where that was not itself. */
export type Stopped = 'processor' | 'clock' | 'memory' | 'output'

export interface Confined {
  readonly stopped: Stopped | undefined
  /** Undefined where a signal ended it. */
  readonly code: number | undefined
  readonly stdout: Buffer
  readonly stderr: Buffer
  /** What came over the judge's channel. */
  readonly told: Buffer
  readonly processor: number
  readonly memory: number
  readonly milliseconds: number
}

const WATCH_MILLISECONDS = 25
// An answer of a million numbers, and classes of the longest source.
const MOST_TOLD = 32 * 2 ** 20

/** Runs a command with its three streams and the judge's channel, descriptor 3. Watched from outside and killed whole. */
export function runConfined(
  [program, ...given]: readonly [string, ...string[]],
  { stdin, job }: { stdin: string; job: Uint8Array },
  limits: ConfinedLimits,
  started: (pid: number) => void = () => undefined,
): Promise<Confined> {
  const child = spawn(program, given, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'pipe', 'pipe'] })
  if (child.pid) started(child.pid)
  return new Watched(child, limits).end(stdin, job)
}

class Watched {
  private readonly child: ChildProcess
  private readonly limits: ConfinedLimits
  private readonly begun = performance.now()
  private stopped: Stopped | undefined
  private processor = 0
  private memory = 0

  constructor(child: ChildProcess, limits: ConfinedLimits) {
    this.child = child
    this.giveWay()
    this.limits = limits
  }

  async end(stdin: string, job: Uint8Array): Promise<Confined> {
    const { stdio } = this.child
    const { output } = this.limits
    const kept = [
      this.keep(stdio[1] as Readable, output),
      this.keep(stdio[2] as Readable, output),
      this.keep(stdio[3] as Readable, MOST_TOLD),
    ]
    this.send(stdio[0] as Writable, stdin)
    this.send(stdio[3] as Writable, job)
    // What it had started before it was heard of gives way, too.
    setTimeout(() => this.giveWay(), WATCH_MILLISECONDS).unref()
    const watch = setInterval(() => this.look(), WATCH_MILLISECONDS)
    const late = setTimeout(() => this.stop('clock'), this.limits.milliseconds)
    try {
      const code = await this.closed()
      const [stdout, stderr, told] = kept.map((parts) => Buffer.concat(parts))
      const found = { stdout: stdout ?? NONE, stderr: stderr ?? NONE, told: told ?? NONE }
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

  // Who is gone reads no more.
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
