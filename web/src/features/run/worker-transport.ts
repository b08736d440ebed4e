import type { Transport } from '@callofcode/judge/host/transport'

/** A worker of this page, as those who ask it see it. */
export const workerTransport = (worker: Worker): Transport => ({
  post: (message) => worker.postMessage(message),
  onAnswer: (hear) => worker.addEventListener('message', ({ data }) => hear(data)),
  onEnd: (hear) => worker.addEventListener('error', ({ message }) => hear(message || 'it could not begin')),
  terminate: async () => worker.terminate(),
})
