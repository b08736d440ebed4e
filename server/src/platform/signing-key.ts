import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'

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
