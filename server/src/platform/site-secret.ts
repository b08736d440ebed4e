import { createHash } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** What is made of the text of APP_SECRET, or of the file. */
export const secretOf = (text: string): Buffer => digest(text)

/** Says which secret it is, and does not give it away. The database holds the one of its site. */
export const fingerprintOf = (secret: Buffer): string =>
  digest(`fingerprint ${secret.toString('hex')}`)
    .toString('hex')
    .slice(0, 16)

/** Where the database holds it, in `settings`. */
export const FINGERPRINT = 'secret-fingerprint'
