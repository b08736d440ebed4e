import { once } from 'node:events'
import { FairQueue } from '../../platform/queue/fair-queue.ts'
import { workerThread } from '../../platform/worker-thread.ts'
import type { CertificateFacts } from './draw-certificate.ts'

// A certificate takes a quarter of a second of a processor and is drawn once. The limit keeps a member from waiting for hundreds
// of them.
const queue = new FairQueue({ atOnce: 1, mostWaiting: 40 })
const PATIENCE = 30_000
const MEGABYTES = 192

const FILE = new URL('./certificate-thread.ts', import.meta.url)

/**
 * Draws a certificate in its own thread, one at a time, so that no other request waits. Throws a 429 Failure if too many wait.
 * The owner with the most requests waits longest.
 */
export const printCertificate = (owner: string, facts: CertificateFacts): Promise<Buffer> =>
  queue.run(
    async () => {
      const options = { resourceLimits: { maxOldGenerationSizeMb: MEGABYTES }, stdout: true, stderr: true }
      const worker = workerThread(FILE, options)
      worker.stdout.resume()
      worker.stderr.resume()
      try {
        worker.postMessage(facts)
        const [pdf] = await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE) })
        return Buffer.from(pdf as Uint8Array)
      } finally {
        await worker.terminate()
      }
    },
    { owner },
  )
