import { Writable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import { writeBackup } from '../write-backup.ts'
import { backupFailure } from './destination.ts'
import type { DownloadPart, DownloadTask } from './download-backup.ts'

/** The thread of download-backup.ts. Each message asks for one more piece, so a slow reader does not fill the memory. */
const { env, databaseUrl, passphrase }: DownloadTask = workerData
const send = (part: DownloadPart) => parentPort?.postMessage(part)

let asked = 0
let waiting: (() => void) | undefined
function advance() {
  if (asked === 0 || !waiting) return
  asked--
  const next = waiting
  waiting = undefined
  next()
}
parentPort?.on('message', () => {
  asked++
  advance()
})

const out = new Writable({
  write(chunk: Uint8Array, _, done) {
    waiting = () => {
      // A copy of its own, because the chunk may be a small part of a large buffer.
      send({ bytes: new Uint8Array(chunk) })
      done()
    }
    advance()
  },
})
writeBackup({ databaseUrl, dataDir: env.DATA_DIR, key: passphrase, bucket: env, out }).then(
  () => send('end'),
  (error: unknown) => send({ failure: backupFailure(error) }),
)
