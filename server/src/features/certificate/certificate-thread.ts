import { parentPort } from 'node:worker_threads'
import { type CertificateFacts, drawCertificate } from './draw-certificate.ts'

/**
 * The thread of certificate-printer.ts. It draws one certificate and ends. A failure ends it too, and the printer receives the
 * error.
 */
parentPort?.once('message', (facts: CertificateFacts) => {
  drawCertificate(facts).then(
    (pdf) => parentPort?.postMessage(pdf),
    (error) =>
      queueMicrotask(() => {
        throw error
      }),
  )
})
