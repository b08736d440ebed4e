import type { JudgeDownload, JudgePreparing } from '@callofcode/contract/solution/judge-assets'
import { type Engine, enginesOf, type Language } from '@callofcode/judge/language'
import type { Manifest } from '@callofcode/judge/manifest'
import { browserTransport } from '../../../platform/api/client.ts'

export type ServedManifest = Manifest & {
  readonly downloads: Partial<Record<Engine, JudgeDownload>>
  /** Other engines are still being made. */
  readonly preparing?: JudgePreparing
}

/** Bytes: how many are fetched, of how many. */
export interface DownloadProgress {
  readonly done: number
  readonly total: number
}

/** Is called while the judge is fetched. */
export interface DownloadListener {
  fetched?(fetched: DownloadProgress): void
  /** The server has to build the judge first. */
  preparing?(preparing: JudgePreparing): void
  /** It is fetched, and starts now. */
  starting?(): void
}

/** The judge cannot run in this browser now. The message, for users, says why. */
export class JudgeUnavailable extends Error {}

/** The files belong to another deploy of the site. */
export class OtherDeploy extends JudgeUnavailable {}

export const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(bytes < 10 * 2 ** 20 ? 1 : 0)} MB`

const RETRY_AFTER = 2_000
const MAX_TRIES = 600
const UNKNOWN: JudgePreparing = { seconds: 0, failed: false, engines: [], share: 0 }

/**
 * A fresh site makes its judge, engine after engine: waits until the language's are there. `isWanted` receives the progress
 * and returns whether anybody still waits.
 */
export async function fetchManifest(
  address: string,
  language: Language,
  isWanted: (preparing?: JudgePreparing) => boolean,
): Promise<ServedManifest> {
  for (let tries = 0; ; tries++) {
    const answer = await browserTransport(address, {}).catch(() => undefined)
    const manifest = await readManifest(answer)
    if (isUsable(manifest, language)) return manifest
    if (tries === MAX_TRIES)
      throw new JudgeUnavailable('The site still prepares the judge. Try again in a minute.')
    isWanted(manifest.preparing ?? UNKNOWN)
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER))
    if (!isWanted()) throw new JudgeUnavailable(NOT_WHOLE)
  }
}

/** Whether the language's engines are there, or never will be. */
export function isUsable(manifest: Partial<ServedManifest>, language: Language): manifest is ServedManifest {
  const { engines, preparing } = manifest
  return engines !== undefined && (!preparing || enginesOf(language).every((engine) => engine in engines))
}

async function readManifest(answer: Response | undefined): Promise<Partial<ServedManifest>> {
  if (!answer)
    throw new JudgeUnavailable(
      'Running needs the judge, which was not fetched on this device yet. Connect once to fetch it.',
    )
  if (answer.status === 503) return answer.json().catch(() => ({}))
  if (!answer.ok) throw new JudgeUnavailable('The judge could not be fetched. Try again in a moment.')
  return answer.json()
}

export const NOT_WHOLE = 'The judge could not be fetched whole. Try again when there is a connection.'
/** The browsers' messages for a network that fails while the worker fetches. */
export const NOT_FETCHED =
  /Failed to fetch|NetworkError|network error|Load failed|cannot be loaded|it could not start/

/** Fetches the files into the browser's cache, where the worker finds them at once. */
export async function fetchFiles(
  { files, bytes, transfer }: JudgeDownload,
  listener: DownloadListener,
  signal: AbortSignal,
) {
  let read = 0
  // Bytes are read unpacked, but people wait and pay for the packed ones.
  const report = () => listener.fetched?.({ done: (read / bytes) * transfer, total: transfer })
  report()
  for (const address of files) {
    const answer = await browserTransport(address, { signal }).catch(() => undefined)
    if (answer?.status === 404) throw new OtherDeploy(NOT_WHOLE)
    const reader = answer?.ok ? answer.body?.getReader() : undefined
    if (!reader) throw new JudgeUnavailable(NOT_WHOLE)
    const next = () => reader.read().catch(() => Promise.reject(new JudgeUnavailable(NOT_WHOLE)))
    for (let part = await next(); !part.done; part = await next()) {
      read += part.value.length
      report()
    }
  }
}
