import type { Manifest } from '../manifest.ts'
import type { WorkerHost } from './transport.ts'

/** Starts Web Workers. `assets` is the address of the manifest's folder, ending with a slash. */
export function browserHost(manifest: Manifest, assets: string): WorkerHost {
  return {
    manifest,
    assets,
    start: () => {
      const worker = new Worker(new URL(manifest.worker, assets), { type: 'module' })
      return {
        post: (message) => worker.postMessage(message),
        onAnswer: (hear) => worker.addEventListener('message', ({ data }) => hear(data)),
        onEnd: (hear) =>
          worker.addEventListener('error', ({ message }) => hear(message ?? 'it could not begin')),
        terminate: async () => worker.terminate(),
      }
    },
  }
}
