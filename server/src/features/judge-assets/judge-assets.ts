import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { JudgePreparing } from '@callofcode/contract/judge-assets/judge-assets'
import type { Making, Manifest } from '@callofcode/judge/manifest'
import { errorLine } from '../../platform/error-facts.ts'
import { rootFolder } from '../problem/public.ts'

const AGAIN_AFTER = 60_000
const LOOK_MILLISECONDS = 250
/** The niceness of the build process, which lets it run when the machine is idle. */
const KIND = 10

/**
 * The built judge, which compiles and runs solutions. A site builds it as soon as it is open, at low priority. Browsers can fetch
 * each engine once it is built. Solutions are judged here when all are.
 */
export class JudgeAssets {
  readonly file: string
  readonly folder: string
  /** Called when the judge is ready. */
  onReady: () => void = () => undefined
  /** Called whenever the progress of the build changes, with the finished engines or with the failure. */
  onStep: (step: MakingStep) => void = () => undefined
  /** Undefined until the whole judge is ready. */
  manifest: Manifest | undefined
  #partial: Manifest | undefined
  #making: Making | undefined
  readonly #children = new Set<ChildProcess>()
  readonly #root: string
  #isBusy = false
  #begunAt = 0
  #failedAt = Number.NEGATIVE_INFINITY
  #closed = false

  /** `root` is the repository whose tools build the judge. */
  constructor(root = rootFolder) {
    this.#root = root
    this.folder = join(root, 'judge/dist/assets')
    this.file = join(root, 'judge/dist/runner-process.mjs')
  }

  /** Returns whether the whole judge is ready. If not, this starts the build. */
  ready(): boolean {
    if (this.manifest) return true
    if (!this.#isBusy && !this.#closed && performance.now() - this.#failedAt > AGAIN_AFTER) this.#make()
    return false
  }

  /** Returns the manifest for browsers: the whole judge, or the engines that are built so far. */
  get offered(): Manifest | undefined {
    return this.manifest ?? this.#partial
  }

  /** Returns the state of the build while the judge is not ready. */
  get preparing(): JudgePreparing {
    const since = this.#isBusy ? this.#begunAt : performance.now()
    const { engines = [], next, share = 0 } = this.#making ?? {}
    return {
      seconds: Math.round((performance.now() - since) / 1_000),
      failed: !this.#isBusy && this.#failedAt > 0,
      engines,
      share,
      ...(next && { next }),
    }
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

  #make() {
    this.#isBusy = true
    this.#begunAt = performance.now()
    const looking = setInterval(() => this.#look(), LOOK_MILLISECONDS).unref()
    this.#run((code, said) => {
      clearInterval(looking)
      this.#made(code, said)
    })
  }

  /** Reads the file in which the building process reports its progress. */
  #look() {
    const before = this.#making
    try {
      this.#making = JSON.parse(readFileSync(join(this.#root, 'judge/dist/making.json'), 'utf8')) as Making
      const { engines } = this.#making
      if (before?.engines.length === engines.length) return
      if (engines.length > 0) this.#partial = this.#read()
      this.onStep({ engines, isWhole: false, seconds: this.preparing.seconds })
    } catch {
      // No build is running. The judge is only being checked, or was just finished.
    }
  }

  #read(): Manifest {
    return JSON.parse(readFileSync(join(this.folder, 'manifest.json'), 'utf8'))
  }

  #made(code: number, said: string) {
    const { seconds } = this.preparing
    this.#isBusy = false
    this.#making = undefined
    if (this.#closed) return
    try {
      if (code !== 0) throw new Error(said)
      this.manifest = this.#read()
      this.#partial = undefined
      this.onStep({
        engines: Object.keys(this.manifest.engines) as Making['engines'],
        isWhole: true,
        seconds,
      })
      this.onReady()
    } catch (error) {
      this.#failedAt = performance.now()
      console.error(`The judge could not be made; it is tried again in a minute. ${errorLine(error)}`)
    }
  }

  #run(ended: (code: number, said: string) => void) {
    const child = spawn(process.execPath, ['tools/judge-assets.mjs', '--beside'], {
      cwd: this.#root,
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
    child.on('error', () => end(1))
    child.once('exit', (code) => end(code ?? 1))
    try {
      if (child.pid) setPriority(child.pid, KIND)
    } catch {
      // The build works without the lower priority.
    }
  }
}

export interface MakingStep {
  /** The engines that browsers can already fetch. */
  readonly engines: Making['engines']
  readonly isWhole: boolean
  /** Seconds since the build began. */
  readonly seconds: number
}
