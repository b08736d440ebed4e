import type { Manifest } from '../manifest.ts'
import type { WorkerHost } from './worker-calls.ts'

/** Starts Web Workers. `assets` is the address of the manifest's folder, ending with a slash. */
export function browserHost(manifest: Manifest, assets: string): WorkerHost {
  return {
    manifest,
    assets,
    start: () => {
      const worker = new Worker(new URL(manifest.worker, assets), { type: 'module' })
      return {
        post: (message) => worker.postMessage(message),
        onAnswer: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
        onEnd: (listener) =>
          worker.addEventListener('error', ({ message }) => listener(message ?? 'it could not start')),
        terminate: async () => worker.terminate(),
      }
    },
  }
}
