import type { JudgeDownload } from '@callofcode/contract/judge-assets/judge-assets'
import { type DownloadListener, type DownloadProgress, fetchFiles } from './judge-download.ts'

/** One download shared by all callers. It may have begun while the user read the statement. */
export class SharedDownload {
  readonly #listeners = new Set<DownloadListener>()
  readonly #stopping = new AbortController()
  readonly #done: Promise<void>
  #progress: DownloadProgress | undefined

  constructor(download: JudgeDownload) {
    const fetched = (progress: DownloadProgress) => {
      this.#progress = progress
      for (const one of this.#listeners) one.fetched?.(progress)
    }
    this.#done = fetchFiles(download, { fetched }, this.#stopping.signal)
  }

  /** Waits for the end of the download. A stop by one caller aborts it for all, because they share one user. */
  async join(listener: DownloadListener, signal: AbortSignal) {
    signal.throwIfAborted()
    const stop = () => this.#stopping.abort()
    signal.addEventListener('abort', stop)
    this.#listeners.add(listener)
    if (this.#progress) listener.fetched?.(this.#progress)
    try {
      await this.#done
    } finally {
      signal.removeEventListener('abort', stop)
      this.#listeners.delete(listener)
    }
  }
}
