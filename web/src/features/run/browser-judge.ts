import type { JudgePreparing } from '@callofcode/contract/judge-assets'
import type { SolutionLanguage } from '@callofcode/contract/problem'
import { browserHost } from '@callofcode/judge/host/browser-host'
import { createRunner } from '@callofcode/judge/host/create-runner'
import { countedBy, engineOf } from '@callofcode/judge/language'
import type { Runner } from '@callofcode/judge/runner'
import { isJudgeKept, keepJudge } from '../../platform/offline/copies.ts'
import {
  type DownloadListener,
  fetchFiles,
  fetchManifest,
  JudgeUnavailable,
  NOT_FETCHED,
  NOT_WHOLE,
  OtherDeploy,
  type ServedManifest,
} from './judge-download.ts'

const ON_SERVER = 'This language is judged on the server only. Submit it to have it judged.'

/** The judge of this page: one worker, fetched when it is first needed and then kept on this device. */
export class BrowserJudge {
  readonly #address: string
  #manifest: Promise<ServedManifest> | undefined
  #runner: Runner | undefined
  /** Folders of the engines that are fetched. */
  readonly #loaded = new Set<string>()
  /** All callers waiting for the manifest, which is fetched once. */
  readonly #listeners = new Set<DownloadListener>()

  constructor(address: string) {
    this.#address = address
  }

  /** The download size of a language, and whether it is kept here already. Undefined if only the server judges it. */
  async downloadOf(language: SolutionLanguage, listener: DownloadListener, signal: AbortSignal) {
    if (countedBy(language) === 'clock') return undefined
    const manifest = await this.#freshManifest(language, listener, signal)
    const download = manifest.downloads[engineOf(language)]
    if (!download) return undefined
    return { bytes: download.transfer, kept: await isJudgeKept(this.#addressesOf(manifest, language)) }
  }

  /** A runner that can also compile. */
  async runnerWithCompiler(
    language: SolutionLanguage,
    listener: DownloadListener,
    signal: AbortSignal,
  ): Promise<Runner> {
    try {
      return await this.#runnerWithCompiler(language, listener, signal)
    } catch (error) {
      if (!(error instanceof OtherDeploy)) throw error
      this.#manifest = undefined
      this.#loaded.clear()
      await this.stop()
      return this.#runnerWithCompiler(language, listener, signal)
    }
  }

  async #runnerWithCompiler(language: SolutionLanguage, listener: DownloadListener, signal: AbortSignal) {
    // Known without fetching anything.
    if (countedBy(language) === 'clock') throw new JudgeUnavailable(ON_SERVER)
    const manifest = await this.#freshManifest(language, listener, signal)
    const engine = manifest.engines[engineOf(language)]
    const download = manifest.downloads[engineOf(language)]
    if (!engine || !download) throw new JudgeUnavailable(ON_SERVER)
    if (!this.#loaded.has(engine.folder)) {
      const addresses = this.#addressesOf(manifest, language)
      if (!(await isJudgeKept(addresses))) await fetchFiles(addresses, download, listener, signal)
      this.#loaded.add(engine.folder)
      keepJudge([new URL(manifest.worker, this.#folder).pathname, ...addresses]).catch(reportError)
    }
    return this.runnerFor(language, listener, signal)
  }

  /** A runner for programs that were compiled on the server. */
  async runnerFor(
    language: SolutionLanguage,
    listener: DownloadListener,
    signal: AbortSignal,
  ): Promise<Runner> {
    const manifest = await this.#getManifest(listener, signal)
    const runner = this.#runner ?? createRunner(browserHost(manifest, this.#folder))
    this.#runner = runner
    await runner.load(language).catch((error: Error) => {
      throw NOT_FETCHED.test(error.message) ? new JudgeUnavailable(NOT_WHOLE) : error
    })
    return runner
  }

  /** Stops the worker. The next run starts a new one. */
  async stop() {
    const runner = this.#runner
    this.#runner = undefined
    await runner?.dispose()
  }

  get #folder() {
    return new URL('.', new URL(this.#address, location.href)).href
  }

  #addressesOf({ engines, downloads }: ServedManifest, language: SolutionLanguage): string[] {
    const name = engineOf(language)
    const folder = new URL(engines[name]?.folder ?? '', this.#folder)
    return (downloads[name]?.files ?? []).map((file) => new URL(file, folder).pathname)
  }

  /** While the server still compresses files, the download may be smaller than it was at the first request. */
  async #freshManifest(
    language: SolutionLanguage,
    listener: DownloadListener,
    signal: AbortSignal,
  ): Promise<ServedManifest> {
    const known = this.#manifest
    const manifest = await this.#getManifest(listener, signal)
    const engine = engineOf(language)
    const isLoaded = this.#loaded.has(manifest.engines[engine]?.folder ?? '')
    if (!known || isLoaded || !manifest.downloads[engine]?.shrinking) return manifest
    const fresh = await fetchManifest(this.#address, () => false).catch(() => manifest)
    // Files of another deploy do not fit the loaded ones.
    if (fresh.toolchain !== manifest.toolchain) return manifest
    this.#manifest = Promise.resolve(fresh)
    return fresh
  }

  async #getManifest(listener: DownloadListener, signal: AbortSignal): Promise<ServedManifest> {
    // Nothing starts after a stop.
    signal.throwIfAborted()
    this.#listeners.add(listener)
    const forget = () => void this.#listeners.delete(listener)
    signal.addEventListener('abort', forget)
    this.#manifest ??= fetchManifest(this.#address, (preparing) => this.#notify(preparing)).catch((error) => {
      this.#manifest = undefined
      throw error
    })
    try {
      const manifest = await this.#manifest
      signal.throwIfAborted()
      return manifest
    } finally {
      signal.removeEventListener('abort', forget)
      forget()
    }
  }

  /** Returns whether anybody still waits. */
  #notify(preparing?: JudgePreparing): boolean {
    for (const one of this.#listeners) if (preparing) one.preparing?.(preparing)
    return this.#listeners.size > 0
  }
}
