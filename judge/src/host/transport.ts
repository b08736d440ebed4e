import type { Manifest } from '../manifest.ts'
import type { Answer } from '../worker/messages.ts'

/** A worker as its host sees it. */
export interface Transport {
  post(message: object): void
  onAnswer(hear: (answer: Answer) => void): void
  /** The worker has ended by itself, or could not begin. */
  onEnd(hear: (reason: string) => void): void
  terminate(): Promise<void>
}

/** Where workers come from: Node's threads or a browser. */
export interface WorkerHost {
  manifest: Manifest
  /** The address of the folder of the manifest, with a slash at its end. */
  assets: string
  start(): Transport
}
