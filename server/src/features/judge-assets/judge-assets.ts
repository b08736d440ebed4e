import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { JudgePreparing } from '@callofcode/contract/judge-download'
import type { Manifest } from '@callofcode/judge/manifest'
import { errorLine } from '../../platform/error-facts.ts'
import { judgeFolder, rootFolder } from '../problem/public.ts'

const AGAIN_AFTER = 60_000
/** Beside the site, with the machine's idle time. */
const KIND = 10

/**
 * What compiles and runs solutions. A site that nobody practises on never needs it, and making it takes a while, so
 * whether it is there and made from the present sources is only looked at when it is first asked for.
 */
export class JudgeAssets {
  readonly file = join(judgeFolder, 'runner-process.mjs')
  readonly folder = join(judgeFolder, 'assets')
  /** To be called when they are there. */
  onReady: () => void = () => undefined
  /** Undefined until they are known to be there. */
  manifest: Manifest | undefined
  readonly #children = new Set<ChildProcess>()
  #making = false
  #packing = false
  #begunAt = 0
  #failedAt = 0
  #packFailedAt = 0
  #closed = false
  /** Whether copies are compressed for browsers. */
  readonly packs: boolean

  constructor(copies: 'packed' | 'plain') {
    this.packs = copies === 'packed'
  }

  /** Whether they are there; where they are not they are made from now on. */
  ready(): boolean {
    if (this.manifest) return true
    if (!this.#making && !this.#closed && Date.now() - this.#failedAt > AGAIN_AFTER) {
      this.#making = true
      this.#begunAt = Date.now()
      this.#run('--beside', (code, said) => this.#made(code, said))
    }
    return false
  }

  /** How far they are, while they are not there. */
  get preparing(): JudgePreparing {
    const since = this.#making ? this.#begunAt : Date.now()
    return { seconds: Math.round((Date.now() - since) / 1_000), failed: !this.#making && this.#failedAt > 0 }
  }

  /** Makes the compressed copies for browsers that are still missing. */
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
      // It works all the same.
    }
  }
}
