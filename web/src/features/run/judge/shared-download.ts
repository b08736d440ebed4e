import type { JudgeDownload } from '@callofcode/contract/judge-assets/judge-assets'
import { type DownloadListener, type DownloadProgress, fetchFiles } from './judge-download.ts'

/** One download for all who wait for it: it may have begun while the statement was read. */
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

  /** Waits for its end. Whoever stops, stops it for all: the person at the page wants no more of it. */
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
