import { type ChildProcess, spawn } from 'node:child_process'
import { giveWay, killTree, residentBytes, threadTimes } from '@callofcode/judge/host/process-tree'
import type { RunnerReply, RunnerRequest } from '@callofcode/judge/host/runner-process-messages'
import { type Enclosure, type SandboxPlace, sandboxChoices } from './sandbox-walls.ts'

/** A sandbox ended before it answered. The solution did not cause that. */
export class SandboxEnded extends Error {}

/** It was ended because a question used up its processor time. The load of the machine has no influence. */
export class ProcessorSpent extends Error {}

export interface AskLimits {
  readonly milliseconds: number
  /** Microseconds of processor time for the busiest thread. There is no limit where the system does not report them. */
  readonly processor?: number
}

export interface SandboxLimits {
  /** Bytes that the process and its children may use together. */
  readonly memory: number
}

// Room for the output and standard error of a program, with each character escaped as six, and the longest answer.
const LONGEST_LINE = 64 * 2 ** 20
const SPENT = 'it took too much of the processor'
const HELLO_MILLISECONDS = 15_000
/** The limit for walls that are known to work. Only a busy machine can then cause the delay. */
const LATE_HELLO_MILLISECONDS = 60_000
const WATCH_MILLISECONDS = 100

// `Omit` on a union keeps only the fields that all members share.
type Question = RunnerRequest extends infer A ? (A extends RunnerRequest ? Omit<A, 'id'> : never) : never
type Answer = Exclude<RunnerReply, { hello: string }>

/** Started in this thread and not yet reaped. */
const living = new Set<SandboxProcess>()
let closed = false

/** The process that runs judged code, seen from outside. It is queried over a pipe, watched, and killed when needed. */
export class SandboxProcess {
  readonly pid: number
  readonly walls: readonly string[]
  toolchain = ''
  ended: string | undefined
  /** The microseconds of the busiest thread for the last question. 0 where the system does not report them. */
  spent = 0
  readonly #child: ChildProcess
  readonly #collected: Promise<void>
  readonly #watch: NodeJS.Timeout
  #counting: { since: Map<number, number>; most: number } | undefined
  #waiting: { id: number; hear: (answer: Answer | Error) => void } | undefined
  #greet: (() => void) | undefined
  #unread: Buffer[] = []
  #unreadBytes = 0
  #next = 1

  /**
   * Starts a process behind the strongest walls that work here. `least`: the walls that worked before. Fewer are refused. Throws
   * SandboxEnded.
   */
  static async start(place: SandboxPlace, limits: SandboxLimits, least = 0): Promise<SandboxProcess> {
    const tried: string[] = []
    for (const enclosure of sandboxChoices(place, least)) {
      if (closed) break
      const sandbox = new SandboxProcess(enclosure, limits)
      if (await sandbox.#saysHello(least > 0 ? LATE_HELLO_MILLISECONDS : HELLO_MILLISECONDS)) return sandbox
      sandbox.kill('it said nothing')
      tried.push(`${enclosure.walls.join(', ')}: ${sandbox.ended}`)
    }
    throw new SandboxEnded(`No lane could be started. ${tried.join('; ')}`)
  }

  /** Ends all processes of this thread and refuses new ones. Only this thread can reap them. Otherwise they stay as zombies. */
  static async close() {
    closed = true
    for (const sandbox of living) sandbox.kill('its thread ends')
    await Promise.all([...living].map((sandbox) => sandbox.#collected))
  }

  constructor({ command: [program, ...given], walls }: Enclosure, { memory }: SandboxLimits) {
    const child = spawn(program, given, { env: {}, stdio: ['pipe', 'pipe', 'ignore'], cwd: '/' })
    this.#child = child
    this.walls = walls
    this.pid = child.pid ?? 0
    if (this.pid) giveWay(this.pid)
    child.stdin?.on('error', () => undefined)
    child.stdout?.on('data', (chunk: Buffer) => this.#read(chunk))
    child.on('error', (error) => this.#end(error.message))
    child.once('exit', (code, signal) => this.#end(signal ?? `exit code ${code}`))
    living.add(this)
    this.#collected = new Promise<void>((resolve) => {
      for (const last of ['exit', 'error']) child.once(last, resolve)
    }).finally(() => living.delete(this))
    this.#watch = setInterval(() => {
      if (this.pid && residentBytes(this.pid) > memory) this.kill('it held too much memory')
      else if (this.#isSpent()) this.kill(SPENT)
    }, WATCH_MILLISECONDS)
  }

  /** Whether the system reports processor time. */
  get isCounted(): boolean {
    return threadTimes(this.pid).size > 0
  }

  #isSpent(): boolean {
    return this.#counting !== undefined && this.#busiest() > this.#counting.most
  }

  #busiest(): number {
    const { since } = this.#counting ?? {}
    const times = [...threadTimes(this.pid)].map(([thread, time]) => time - (since?.get(thread) ?? 0))
    return Math.max(0, ...times)
  }

  /** Asks one question at a time. When the answer takes too long, it kills the process and throws SandboxEnded. */
  async ask(question: Question, { milliseconds, processor }: AskLimits): Promise<Answer> {
    if (this.ended !== undefined) throw new SandboxEnded(this.ended)
    this.#counting = processor === undefined ? undefined : { since: threadTimes(this.pid), most: processor }
    const id = this.#next++
    const late = setTimeout(() => this.kill('it took too long'), milliseconds)
    try {
      const answer = await new Promise<Answer>((resolve, reject) => {
        this.#waiting = { id, hear: (heard) => (heard instanceof Error ? reject(heard) : resolve(heard)) }
        this.#child.stdin?.write(`${JSON.stringify({ id, ...question })}\n`)
      })
      if ('failure' in answer) throw new SandboxEnded(answer.failure)
      return answer
    } finally {
      clearTimeout(late)
      this.spent = this.#counting ? this.#busiest() : 0
      this.#counting = undefined
    }
  }

  kill(reason: string) {
    if (this.pid && this.ended === undefined) killTree(this.pid)
    this.#end(reason)
  }

  #end(reason: string) {
    if (this.ended !== undefined) return
    this.ended = reason
    clearInterval(this.#watch)
    this.#child.stdin?.destroy()
    this.#child.stdout?.destroy()
    this.#unread = []
    this.#waiting?.hear(reason === SPENT ? new ProcessorSpent(reason) : new SandboxEnded(reason))
    this.#greet?.()
  }

  #saysHello(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(false), milliseconds)
      this.#greet = () => {
        clearTimeout(late)
        resolve(this.ended === undefined)
      }
      if (this.ended !== undefined) this.#greet()
    })
  }

  #read(chunk: Buffer) {
    let rest = chunk
    for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10)) {
      const line = Buffer.concat([...this.#unread, rest.subarray(0, at)])
      this.#unread = []
      this.#unreadBytes = 0
      rest = rest.subarray(at + 1)
      this.#hear(line.toString())
    }
    this.#unread.push(rest)
    this.#unreadBytes += rest.length
    if (this.#unreadBytes > LONGEST_LINE) this.kill('it sent too much')
  }

  #hear(line: string) {
    const reply = replyIn(line)
    if (!reply) return this.kill('it sent something that is not a reply')
    if ('hello' in reply) {
      this.toolchain = reply.hello
      // Its children have started by now.
      giveWay(this.pid)
      this.#greet?.()
    } else if (reply.id === this.#waiting?.id) {
      const { hear } = this.#waiting
      this.#waiting = undefined
      hear(reply)
    }
  }
}

/** Hostile code in the sandbox may write anything here. */
function replyIn(line: string): RunnerReply | undefined {
  try {
    const reply = JSON.parse(line)
    return typeof reply === 'object' && reply !== null ? reply : undefined
  } catch {
    return undefined
  }
}
