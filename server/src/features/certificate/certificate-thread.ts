import { parentPort } from 'node:worker_threads'
import { type CertificateFacts, drawCertificate } from './draw-certificate.ts'

/** The thread of certificate-printer.ts: one certificate, then it ends. What fails ends it too, and the printer hears of that. */
parentPort?.once('message', (facts: CertificateFacts) => {
  drawCertificate(facts).then(
    (pdf) => parentPort?.postMessage(pdf),
    (error) =>
      queueMicrotask(() => {
        throw error
      }),
  )
})
