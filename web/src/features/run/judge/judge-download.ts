import { say } from 'words:run'
import type { JudgeDownload, JudgePreparing } from '@callofcode/contract/judge-assets/judge-assets'
import { type Engine, enginesOf, type Language } from '@callofcode/judge/language'
import type { Manifest } from '@callofcode/judge/manifest'
import { browserTransport } from '../../../platform/api/client.ts'

export type ServedManifest = Manifest & {
  readonly downloads: Partial<Record<Engine, JudgeDownload>>
  /** The server is still building other engines. */
  readonly preparing?: JudgePreparing
}

/** Fetched bytes and total bytes. */
export interface DownloadProgress {
  readonly done: number
  readonly total: number
}

/** The callbacks during the download of the judge. */
export interface DownloadListener {
  fetched?(fetched: DownloadProgress): void
  /** The server has to build the judge first. */
  preparing?(preparing: JudgePreparing): void
  /** The download is complete, and the judge starts now. */
  starting?(): void
}

/** Thrown when the judge cannot run in this browser now. The message explains the reason to users. */
export class JudgeUnavailable extends Error {}

/** Thrown when the files belong to another deploy of the site. */
export class OtherDeploy extends JudgeUnavailable {}

export const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(bytes < 10 * 2 ** 20 ? 1 : 0)} MB`

const RETRY_AFTER = 2_000
const MAX_TRIES = 600
const UNKNOWN: JudgePreparing = { seconds: 0, failed: false, engines: [], share: 0 }

/**
 * Fetches the manifest. A fresh site builds its engines one after another, so this waits for the engines of the language.
 * `isWanted` receives the progress and returns whether a caller still waits.
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
    if (tries === MAX_TRIES) throw new JudgeUnavailable(say('theSiteStillPrepares'))
    isWanted(manifest.preparing ?? UNKNOWN)
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER))
    if (!isWanted()) throw new JudgeUnavailable(notWhole())
  }
}

/** Returns whether the language's engines are there, or never will be. */
export function isUsable(manifest: Partial<ServedManifest>, language: Language): manifest is ServedManifest {
  const { engines, preparing } = manifest
  return engines !== undefined && (!preparing || enginesOf(language).every((engine) => engine in engines))
}

async function readManifest(answer: Response | undefined): Promise<Partial<ServedManifest>> {
  if (!answer) throw new JudgeUnavailable(say('runningNeedsTheJudge'))
  if (answer.status === 503) return answer.json().catch(() => ({}))
  if (!answer.ok) throw new JudgeUnavailable(say('judgeNotDownloaded'))
  return answer.json()
}

export const notWhole = () => say('notWhole')
/** The browsers' messages for a network failure while the worker fetches. */
export const NOT_FETCHED =
  /Failed to fetch|NetworkError|network error|Load failed|cannot be loaded|it could not start/

/** Fetches the files into the browser's cache, where the worker finds them at once. */
export async function fetchFiles(
  { files, bytes, transfer }: JudgeDownload,
  listener: DownloadListener,
  signal: AbortSignal,
) {
  let read = 0
  // The bytes are counted unpacked, but the user waits and pays for the packed ones.
  const report = () => listener.fetched?.({ done: (read / bytes) * transfer, total: transfer })
  report()
  for (const address of files) {
    const answer = await browserTransport(address, { signal }).catch(() => undefined)
    if (answer?.status === 404) throw new OtherDeploy(notWhole())
    const reader = answer?.ok ? answer.body?.getReader() : undefined
    if (!reader) throw new JudgeUnavailable(notWhole())
    const next = () => reader.read().catch(() => Promise.reject(new JudgeUnavailable(notWhole())))
    for (let part = await next(); !part.done; part = await next()) {
      read += part.value.length
      report()
    }
  }
}
