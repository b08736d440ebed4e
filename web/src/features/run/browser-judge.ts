import type { JudgeDownload, JudgePreparing } from '@callofcode/contract/judge-download'
import type { SolutionLanguage } from '@callofcode/contract/problem'
import { browserHost } from '@callofcode/judge/host/browser-host'
import { createRunner } from '@callofcode/judge/host/create-runner'
import { countedBy, type Engine, engineOf } from '@callofcode/judge/language'
import type { Manifest } from '@callofcode/judge/manifest'
import type { Runner } from '@callofcode/judge/runner'
import { browserTransport } from '../../platform/api/client.ts'
import { isJudgeKept, keepJudge } from '../../platform/offline/copies.ts'

type ServedManifest = Manifest & { readonly downloads: Partial<Record<Engine, JudgeDownload>> }

/** Bytes that were fetched, of how many. */
export interface DownloadProgress {
  readonly done: number
  readonly total: number
}

/** What can be told while the judge is fetched. */
export interface DownloadListener {
  fetched?(fetched: DownloadProgress): void
  /** The site itself makes it first. */
  preparing?(preparing: JudgePreparing): void
}

/** The judge cannot be had in this browser at this moment: `words` say why. */
export class JudgeUnavailable extends Error {}

/** Another deploy has other files. */
class OtherDeploy extends JudgeUnavailable {}

const ON_SERVER = 'This language is judged on the server only. Submit it to have it judged.'

/** The judge of this page: one worker, fetched when it is first needed and then kept by the browser. */
export class BrowserJudge {
  readonly #address: string
  #manifest: Promise<ServedManifest> | undefined
  #runner: Runner | undefined
  readonly #there = new Set<string>()
  /** Who is told what the server says meanwhile: one question is asked for all of them. */
  readonly #hearing = new Set<DownloadListener>()

  constructor(address: string) {
    this.#address = address
  }

  /** What a language weighs on its way here, and whether it lies here already; undefined where it is judged elsewhere. */
  async downloadOf(language: SolutionLanguage, listener: DownloadListener, signal: AbortSignal) {
    if (countedBy(language) === 'clock') return undefined
    const manifest = await this.#askedFor(language, listener, signal)
    const download = manifest.downloads[engineOf(language)]
    if (!download) return undefined
    return { bytes: download.transfer, kept: await isJudgeKept(this.#addressesOf(manifest, language)) }
  }

  /** A runner with all that it needs to compile, too. */
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
      this.#there.clear()
      await this.stop()
      return this.#runnerWithCompiler(language, listener, signal)
    }
  }

  async #runnerWithCompiler(language: SolutionLanguage, listener: DownloadListener, signal: AbortSignal) {
    // No need to fetch anything to know that.
    if (countedBy(language) === 'clock') throw new JudgeUnavailable(ON_SERVER)
    const manifest = await this.#askedFor(language, listener, signal)
    const engine = manifest.engines[engineOf(language)]
    const download = manifest.downloads[engineOf(language)]
    if (!engine || !download) throw new JudgeUnavailable(ON_SERVER)
    if (!this.#there.has(engine.folder)) {
      const addresses = this.#addressesOf(manifest, language)
      if (!(await isJudgeKept(addresses))) await fetchAll(addresses, download, listener, signal)
      this.#there.add(engine.folder)
      keepJudge([new URL(manifest.worker, this.#folder).pathname, ...addresses]).catch(reportError)
    }
    return this.runnerFor(language, listener, signal)
  }

  /** A runner of what was compiled elsewhere. */
  async runnerFor(
    language: SolutionLanguage,
    listener: DownloadListener,
    signal: AbortSignal,
  ): Promise<Runner> {
    const manifest = await this.#asked(listener, signal)
    const runner = this.#runner ?? createRunner(browserHost(manifest, this.#folder))
    this.#runner = runner
    await runner.load(language).catch((error: Error) => {
      throw NOT_FETCHED.test(error.message) ? new JudgeUnavailable(NOT_WHOLE) : error
    })
    return runner
  }

  /** Ends whatever runs. The next run begins in a new worker. */
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

  /** While the site still makes compressed copies, what travels may be less than it was when the page asked. */
  async #askedFor(
    language: SolutionLanguage,
    listener: DownloadListener,
    signal: AbortSignal,
  ): Promise<ServedManifest> {
    const known = this.#manifest
    const manifest = await this.#asked(listener, signal)
    const engine = engineOf(language)
    const isThere = this.#there.has(manifest.engines[engine]?.folder ?? '')
    if (!known || isThere || !manifest.downloads[engine]?.shrinking) return manifest
    const asked = await askManifest(this.#address, () => false).catch(() => manifest)
    // Another deploy's files would not go with those that are there.
    if (asked.toolchain !== manifest.toolchain) return manifest
    this.#manifest = Promise.resolve(asked)
    return asked
  }

  async #asked(listener: DownloadListener, signal: AbortSignal): Promise<ServedManifest> {
    // Nothing is begun for somebody who has stopped meanwhile.
    signal.throwIfAborted()
    this.#hearing.add(listener)
    const forget = () => void this.#hearing.delete(listener)
    signal.addEventListener('abort', forget)
    this.#manifest ??= askManifest(this.#address, (preparing) => this.#hear(preparing)).catch((error) => {
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

  /** Whether anybody still waits. */
  #hear(preparing?: JudgePreparing): boolean {
    for (const one of this.#hearing) if (preparing) one.preparing?.(preparing)
    return this.#hearing.size > 0
  }
}

const AGAIN_AFTER = 5_000
const MAX_TRIES = 120

/**
 * The server makes the judge when it is first asked for, which takes some minutes once. `hear` is told how far it is, and
 * says whether anybody still waits.
 */
async function askManifest(
  address: string,
  hear: (preparing?: JudgePreparing) => boolean,
): Promise<ServedManifest> {
  const ask = () => browserTransport(address, {}).catch(() => undefined)
  let answer = await ask()
  for (let tries = 0; answer?.status === 503 && tries < MAX_TRIES; tries++) {
    hear((await answer.json().catch(() => ({}))).preparing ?? { seconds: 0, failed: false })
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
    if (!hear()) break
    answer = await ask()
  }
  if (!answer)
    throw new JudgeUnavailable(
      'Running needs the judge, which was not fetched on this device yet. Connect once to fetch it.',
    )
  if (answer.status === 503)
    throw new JudgeUnavailable('The site still prepares the judge. Try again in a minute.')
  if (!answer.ok) throw new JudgeUnavailable('The judge could not be fetched. Try again in a moment.')
  return answer.json()
}

const NOT_WHOLE = 'The judge could not be fetched whole. Try again when there is a connection.'
/** What browsers call it when the network goes while the worker fetches. */
const NOT_FETCHED = /Failed to fetch|NetworkError|network error|Load failed|cannot be had|it could not begin/

/** Into the browser's own store, from where the worker has it at once. */
async function fetchAll(
  addresses: readonly string[],
  { bytes, transfer }: JudgeDownload,
  listener: DownloadListener,
  signal: AbortSignal,
) {
  let read = 0
  // What is read is unpacked; what people wait and pay for is what travels.
  const tell = () => listener.fetched?.({ done: (read / bytes) * transfer, total: transfer })
  tell()
  for (const address of addresses) {
    const answer = await browserTransport(address, { signal }).catch(() => undefined)
    if (answer?.status === 404) throw new OtherDeploy(NOT_WHOLE)
    const reader = answer?.ok ? answer.body?.getReader() : undefined
    if (!reader) throw new JudgeUnavailable(NOT_WHOLE)
    const next = () => reader.read().catch(() => Promise.reject(new JudgeUnavailable(NOT_WHOLE)))
    for (let part = await next(); !part.done; part = await next()) {
      read += part.value.length
      tell()
    }
  }
}
