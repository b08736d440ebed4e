import type { Manifest } from '../manifest.ts'
import type { Transport, WorkerHost } from './transport.ts'

/** Workers of this page. `assets` is the address of the manifest's folder on this site. */
export function browserHost(manifest: Manifest, assets: string): WorkerHost {
  return {
    manifest,
    assets,
    start: () => transportOf(new Worker(new URL(manifest.worker, assets), { type: 'module' })),
  }
}

export const NOT_BEGUN = 'it could not begin'

export const transportOf = (worker: Worker): Transport => ({
  post: (message) => worker.postMessage(message),
  onAnswer: (hear) => worker.addEventListener('message', ({ data }) => hear(data)),
  onEnd: (hear) => worker.addEventListener('error', ({ message }) => hear(message ?? NOT_BEGUN)),
  terminate: async () => worker.terminate(),
})
