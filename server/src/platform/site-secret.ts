import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'

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

/** The prefix of the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export interface SigningKey {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  /** The public key as browsers import it: 32 bytes, in base64url. */
  readonly shared: string
}

/** Returns an Ed25519 key derived from the site's secret, the same in every process. Each purpose has a key of its own. */
export function signingKey(secret: Buffer, purpose: string): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return { privateKey, publicKey, shared: x }
}
