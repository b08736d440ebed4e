import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { JudgePreparing } from '@callofcode/contract/judge-assets'
import type { Manifest } from '@callofcode/judge/manifest'
import { errorLine } from '../../platform/error-facts.ts'
import { judgeFolder, rootFolder } from '../problem/public.ts'

const AGAIN_AFTER = 60_000
/** Niceness of the build process: it runs when the machine has nothing else to do. */
const KIND = 10

/**
 * The built judge, which compiles and runs solutions. Building takes a while and many sites never need it, so it is
 * checked and built at the first use.
 */
export class JudgeAssets {
  readonly file = join(judgeFolder, 'runner-process.mjs')
  readonly folder = join(judgeFolder, 'assets')
  /** Called when the judge is ready. */
  onReady: () => void = () => undefined
  /** Undefined until the judge is known to be ready. */
  manifest: Manifest | undefined
  readonly #children = new Set<ChildProcess>()
  #making = false
  #packing = false
  #begunAt = 0
  #failedAt = 0
  #packFailedAt = 0
  #closed = false
  /** Whether compressed copies are made for browsers. */
  readonly packs: boolean

  constructor(copies: 'packed' | 'plain') {
    this.packs = copies === 'packed'
  }

  /** Whether the judge is ready. If not, this starts the build. */
  ready(): boolean {
    if (this.manifest) return true
    if (!this.#making && !this.#closed && Date.now() - this.#failedAt > AGAIN_AFTER) {
      this.#making = true
      this.#begunAt = Date.now()
      this.#run('--beside', (code, said) => this.#made(code, said))
    }
    return false
  }

  /** The state of the build, while the judge is not ready. */
  get preparing(): JudgePreparing {
    const since = this.#making ? this.#begunAt : Date.now()
    return { seconds: Math.round((Date.now() - since) / 1_000), failed: !this.#making && this.#failedAt > 0 }
  }

  /** Makes the compressed copies that are missing. */
  pack() {
    const failedJustNow = Date.now() - this.#packFailedAt < AGAIN_AFTER
    if (!this.packs || this.#packing || this.#closed || failedJustNow) return
    this.#packing = true
    this.#run('--pack', (code) => {
      this.#packing = code === 0
      if (code !== 0) this.#packFailedAt = Date.now()
    })
  }

  async close() {
    this.#closed = true
    await Promise.all(
      [...this.#children].map((child) => {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGTERM')
        return ended
      }),
    )
  }

  #made(code: number, said: string) {
    this.#making = false
    if (this.#closed) return
    try {
      if (code !== 0) throw new Error(said)
      this.manifest = JSON.parse(readFileSync(join(this.folder, 'manifest.json'), 'utf8'))
      this.onReady()
    } catch (error) {
      this.#failedAt = Date.now()
      console.error(`The judge could not be made; it is tried again in a minute. ${errorLine(error)}`)
    }
  }

  #run(flag: string, ended: (code: number, said: string) => void) {
    const child = spawn(process.execPath, ['tools/judge-assets.mjs', flag], {
      cwd: rootFolder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#children.add(child)
    let said = ''
    child.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-2_000)
    })
    const end = (code: number) => {
      if (this.#children.delete(child)) ended(code, said)
    }
    child.once('error', () => end(1))
    child.once('exit', (code) => end(code ?? 1))
    try {
      if (child.pid) setPriority(child.pid, KIND)
    } catch {
      // Priority is only a wish: the build works without it.
    }
  }
}
