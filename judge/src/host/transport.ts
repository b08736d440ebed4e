import type { Manifest } from '../manifest.ts'
import type { Answer } from '../worker/messages.ts'

/** One worker: a thread of Node or a Web Worker. */
export interface Transport {
  post(message: object): void
  onAnswer(hear: (answer: Answer) => void): void
  /** The worker ended by itself or could not start. */
  onEnd(hear: (reason: string) => void): void
  terminate(): Promise<void>
}

/** Starts workers: threads of Node or Web Workers. */
export interface WorkerHost {
  manifest: Manifest
  /** The address of the manifest's folder, ending with a slash. */
  assets: string
  start(): Transport
}
