import type { SolutionLanguage } from '@callofcode/contract/problem'
import { browserHost } from '@callofcode/judge/host/browser-host'
import { createRunner } from '@callofcode/judge/host/create-runner'
import { engineOf } from '@callofcode/judge/language'
import type { EngineAssets, Manifest } from '@callofcode/judge/manifest'
import type { Runner } from '@callofcode/judge/runner'
import { browserTransport } from '../api/client.ts'

/** Bytes that were fetched, of how many. */
export interface Fetched {
  readonly done: number
  readonly total: number
}

/** The judge cannot be had in this browser at this moment: `words` say why. */
export class NotHere extends Error {}

/** The judge of this page: one worker, fetched when it is first needed and then kept by the browser. */
export class JudgeHere {
  readonly #address: string
  #manifest: Promise<Manifest> | undefined
  #runner: Runner | undefined
  readonly #there = new Set<string>()

  constructor(address: string) {
    this.#address = address
  }

  /** What a language weighs; undefined where this browser cannot judge it. */
  async sizeOf(language: SolutionLanguage): Promise<number | undefined> {
    const engine = (await this.#asked()).engines[engineOf(language)]
    return engine && totalOf(engine)
  }

  async runnerFor(language: SolutionLanguage, tell: (fetched: Fetched) => void): Promise<Runner> {
    const manifest = await this.#asked()
    const engine = manifest.engines[engineOf(language)]
    if (!engine) throw new NotHere('This language is judged on the server only. Submit it to have it judged.')
    const folder = new URL('.', new URL(this.#address, location.href)).href
    if (!this.#there.has(engine.folder)) {
      await fetchAll(engine, new URL(engine.folder, folder).href, tell)
      this.#there.add(engine.folder)
    }
    this.#runner ??= createRunner(browserHost(manifest, folder))
    await this.#runner.load(language)
    return this.#runner
  }

  /** Ends whatever runs. The next run begins in a new worker. */
  async stop() {
    const runner = this.#runner
    this.#runner = undefined
    await runner?.dispose()
  }

  #asked(): Promise<Manifest> {
    this.#manifest ??= askManifest(this.#address).catch((error) => {
      this.#manifest = undefined
      throw error
    })
    return this.#manifest
  }
}

const AGAIN_AFTER = 10_000
const MOST_TRIES = 60

const totalOf = ({ files }: EngineAssets) => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** The server makes the judge when it is first asked for, which takes some minutes once. */
async function askManifest(address: string): Promise<Manifest> {
  let answer = await browserTransport(address, {}).catch(() => undefined)
  for (let tries = 0; answer?.status === 503 && tries < MOST_TRIES; tries++) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
    answer = await browserTransport(address, {}).catch(() => undefined)
  }
  if (!answer) throw new NotHere('The judge could not be fetched: no connection. Try again when it is back.')
  if (answer.status === 503)
    throw new NotHere('The judge is being made ready on the server. Try again in a minute.')
  if (!answer.ok) throw new NotHere('The judge could not be fetched. Try again in a moment.')
  return answer.json()
}

/** Into the browser's own store, from where the worker has it at once. */
async function fetchAll(engine: EngineAssets, folder: string, tell: (fetched: Fetched) => void) {
  const total = totalOf(engine)
  let done = 0
  tell({ done, total })
  for (const { name } of engine.files) {
    const answer = await browserTransport(new URL(name, folder).href, {}).catch(() => undefined)
    const reader = answer?.ok ? answer.body?.getReader() : undefined
    if (!reader) throw new NotHere('The judge could not be fetched whole. Try again.')
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      done += part.value.length
      tell({ done, total })
    }
  }
}
