import { createHash } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Derives the secret from the text of APP_SECRET, or of the file. */
export const secretOf = (text: string): Buffer => digest(text)

/** Returns a value that identifies a secret without revealing it. The database stores the one of its site. */
export const fingerprintOf = (secret: Buffer): string =>
  digest(`fingerprint ${secret.toString('hex')}`)
    .toString('hex')
    .slice(0, 16)

/** The key in `settings` under which the database stores the fingerprint. */
export const FINGERPRINT = 'secret-fingerprint'
