import { parentPort } from 'node:worker_threads'
import { type CertificateFacts, drawCertificate } from './draw-certificate.ts'

/** The thread of certificate-printer.ts: one certificate, then it ends. */
parentPort?.once('message', async (facts: CertificateFacts) => {
  parentPort?.postMessage(await drawCertificate(facts))
})
