import type { Asked } from './stores.ts'

// The few service worker types that we use: TypeScript's `webworker` library conflicts with `dom`.

interface Waiting {
  waitUntil(work: Promise<unknown>): void
}
export interface Fetching extends Waiting {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface Installing extends Waiting {
  /** Adds routes that bypass the worker. Some browsers lack this. */
  addRoutes?(rules: readonly object[]): Promise<void>
}
interface Told extends Waiting {
  readonly data: Asked
  readonly ports: readonly MessagePort[]
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', hear: (event: Installing) => void): void
  addEventListener(type: 'activate', hear: (event: Waiting) => void): void
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void
  addEventListener(type: 'message', hear: (event: Told) => void): void
}
export const scope = self as unknown as WorkerScope
