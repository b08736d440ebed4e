import { fileURLToPath } from 'node:url'
import type { CompileReply } from '@callofcode/judge/host/runner-process-messages'
import type { Source } from '@callofcode/judge/runner'
import { FairQueue } from '../../platform/queue/fair-queue.ts'
import { compileIn, SandboxEnded, SandboxProcess } from '../judge-worker/public.ts'
import type { JudgeAssets } from './judge-assets.ts'

const file = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './compile-from-source.mjs' : './compile-process.js',
    import.meta.url,
  ),
)
/** A warm compiler answers in half a second, and takes some hundred megabytes. */
const IDLE = 5 * 60_000

/** The most characters of a program in base64. Larger ones are not sent to browsers. */
const PROGRAM_LENGTH = 32 * 2 ** 20

/**
 * Compiles C++ for browsers in a sandbox of its own. A user waits for it, so it must not queue behind submissions. It compiles
 * one source at a time. The process ends when it is idle.
 */
export class Compiler {
  readonly #assets: JudgeAssets
  readonly #memory: number
  readonly #queue: FairQueue
  #process: SandboxProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #closed = false

  /** `memory`: bytes that the process may use. `waiting`: the longest queue. A longer one throws `tooMany`. */
  constructor(assets: JudgeAssets, memory: number, waiting: number) {
    this.#assets = assets
    this.#memory = memory
    this.#queue = new FairQueue({ atOnce: 1, mostWaiting: waiting })
  }

  get pid(): number | undefined {
    return this.#process?.ended === undefined ? this.#process?.pid : undefined
  }

  /** Compiles a source. The artifact is the WebAssembly in base64. If the process ends, a new one tries once more. */
  compile(source: Source): Promise<CompileReply> {
    return this.#queue.run(async () => {
      clearTimeout(this.#idle)
      try {
        return await this.#ask(source).catch((error) => {
          if (error instanceof SandboxEnded && !this.#closed) return this.#ask(source)
          throw error
        })
      } finally {
        this.#idle = setTimeout(() => this.#process?.kill('nobody asks'), IDLE).unref()
      }
    })
  }

  close() {
    this.#closed = true
    clearTimeout(this.#idle)
    this.#process?.kill('it was stopped')
  }

  async #ask(source: Source): Promise<CompileReply> {
    return compileIn(await this.#running(), { language: 'cpp', source }, { most: PROGRAM_LENGTH })
  }

  async #running(): Promise<SandboxProcess> {
    if (this.#closed) throw new SandboxEnded('it was stopped')
    if (this.#process && this.#process.ended === undefined) return this.#process
    this.#process = await SandboxProcess.start(
      { file, assets: this.#assets.folder },
      { memory: this.#memory },
      this.#process?.walls.length,
    )
    if (this.#closed) this.#process.kill('it was stopped')
    return this.#process
  }
}
