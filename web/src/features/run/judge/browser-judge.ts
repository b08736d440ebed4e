import { say } from 'words:run'
import type { JudgeDownload, JudgePreparing } from '@callofcode/contract/judge-assets/judge-assets'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { browserHost } from '@callofcode/judge/host/browser-host'
import { createRunner, PATIENT } from '@callofcode/judge/host/create-runner'
import { countedBy, enginesOf } from '@callofcode/judge/language'
import type { Runner } from '@callofcode/judge/runner'
import { isJudgeKept, keepJudge } from '../../../platform/offline/copies.ts'
import {
  type DownloadListener,
  fetchManifest,
  isUsable,
  JudgeUnavailable,
  NOT_FETCHED,
  notWhole,
  OtherDeploy,
  type ServedManifest,
} from './judge-download.ts'
import { SharedDownload } from './shared-download.ts'

/** Milliseconds. The page's own content loads first. */
const WARM_UP_AFTER = 1_000

/** The judge of this page: one worker. Its files are fetched ahead or when first needed, and then stored on this device. */
export class BrowserJudge {
  readonly #address: string
  #manifest: Promise<ServedManifest> | undefined
  #running: { readonly manifest: ServedManifest; readonly runner: Runner } | undefined
  /** The languages whose files are fetched. */
  readonly #loaded = new Set<SolutionLanguage>()
  #warming: AbortController | undefined
  readonly #downloads = new Map<SolutionLanguage, SharedDownload>()
  /** All callers waiting for the manifest, which is fetched once. */
  readonly #listeners = new Set<DownloadListener>()

  constructor(address: string) {
    this.#address = address
  }

  /** Returns the download size of a language, and whether it is stored here. Undefined if only the server judges the language. */
  async downloadOf(language: SolutionLanguage, listener: DownloadListener, signal: AbortSignal) {
    if (countedBy(language) === 'clock') return undefined
    const manifest = await this.#manifestWith(language, listener, signal)
    const download = this.#needed(manifest, language)
    if (!download) return undefined
    return { bytes: download.transfer, kept: await isJudgeKept(download.files) }
  }

  /** Fetches and stores the files for a run of the language, without starting the judge. */
  async keep(language: SolutionLanguage, listener: DownloadListener, signal: AbortSignal) {
    const manifest = await this.#manifestWith(language, listener, signal)
    const download = this.#needed(manifest, language)
    if (!download) throw new JudgeUnavailable(say('onServerOnly'))
    if (!(await isJudgeKept(download.files))) await new SharedDownload(download).join(listener, signal)
    const files = [new URL(manifest.worker, this.#folder).pathname, ...download.files]
    await keepJudge(files)
    if (!(await isJudgeKept(files))) throw new JudgeUnavailable(notWhole())
  }

  /** Fetches and starts what a run of the language needs. A run that begins meanwhile shares the download. A stop ends it. */
  async warmUp(language: SolutionLanguage, leaving: AbortController) {
    this.#warming = leaving
    const { signal } = leaving
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_AFTER))
    const runner = await this.runnerWithCompiler(language, {}, signal)
    signal.throwIfAborted()
    await runner.warmUp(language)
  }

  /** Returns a runner that can also compile. */
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
    // The check needs no request.
    if (countedBy(language) === 'clock') throw new JudgeUnavailable(say('onServerOnly'))
    const manifest = await this.#manifestWith(language, listener, signal)
    const download = this.#needed(manifest, language)
    if (!download) throw new JudgeUnavailable(say('onServerOnly'))
    if (!this.#loaded.has(language)) {
      if (!(await isJudgeKept(download.files))) {
        const found = this.#downloads.get(language) ?? new SharedDownload(download)
        this.#downloads.set(language, found)
        await found.join(listener, signal).finally(() => this.#downloads.delete(language))
      }
      this.#loaded.add(language)
      keepJudge([new URL(manifest.worker, this.#folder).pathname, ...download.files]).catch(reportError)
    }
    return this.runnerFor(language, listener, signal)
  }

  /** Returns a runner for programs that were compiled on the server. */
  async runnerFor(
    language: SolutionLanguage,
    listener: DownloadListener,
    signal: AbortSignal,
  ): Promise<Runner> {
    const manifest = await this.#manifestWith(language, listener, signal)
    if (this.#running && this.#running.manifest !== manifest) await this.stop()
    this.#running ??= { manifest, runner: createRunner(browserHost(manifest, this.#folder), PATIENT) }
    const { runner } = this.#running
    listener.starting?.()
    await runner.load(language).catch((error: Error) => {
      throw NOT_FETCHED.test(error.message) ? new JudgeUnavailable(notWhole()) : error
    })
    return runner
  }

  /** Stops the worker. The next run starts a new one. */
  async stop() {
    this.#warming?.abort()
    const running = this.#running
    this.#running = undefined
    await running?.runner.dispose()
  }

  get #folder() {
    return new URL('.', new URL(this.#address, location.href)).href
  }

  /** Returns the addresses of all engine files of a language. Undefined if an engine is never available. */
  #needed({ engines, downloads }: ServedManifest, language: SolutionLanguage): JudgeDownload | undefined {
    const needed = { files: [] as string[], bytes: 0, transfer: 0 }
    for (const name of enginesOf(language)) {
      const download = downloads[name]
      const folder = engines[name]?.folder
      if (!download || !folder) return undefined
      const address = new URL(folder, this.#folder)
      needed.files.push(...download.files.map((file) => new URL(file, address).pathname))
      needed.bytes += download.bytes
      needed.transfer += download.transfer
    }
    return needed
  }

  /** Returns the manifest once it names the language's engine. A fresh site adds each engine when it is built. */
  async #manifestWith(language: SolutionLanguage, listener: DownloadListener, signal: AbortSignal) {
    // Nothing starts after a stop.
    signal.throwIfAborted()
    this.#listeners.add(listener)
    const forget = () => void this.#listeners.delete(listener)
    signal.addEventListener('abort', forget)
    try {
      const known = await this.#manifest
      if (known && !isUsable(known, language)) this.#manifest = undefined
      this.#manifest ??= this.#fetchManifest(language)
      const manifest = await this.#manifest
      signal.throwIfAborted()
      return manifest
    } finally {
      signal.removeEventListener('abort', forget)
      forget()
    }
  }

  #fetchManifest(language: SolutionLanguage): Promise<ServedManifest> {
    const fetched = fetchManifest(this.#address, language, (preparing) => this.#notify(preparing))
    return fetched.catch((error) => {
      this.#manifest = undefined
      throw error
    })
  }

  /** Returns whether a caller still waits. */
  #notify(preparing?: JudgePreparing): boolean {
    for (const one of this.#listeners) if (preparing) one.preparing?.(preparing)
    return this.#listeners.size > 0
  }
}
