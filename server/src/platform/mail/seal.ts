import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

const QUEUED_MAIL = 'queued mail'

const keyOf = (secret: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/**
 * Encrypts a value, so that a database dump does not reveal it. In the queue, this hides recipients and contents. Each purpose
 * has a key of its own.
 */
export function seal(secret: Buffer, value: unknown, purpose = QUEUED_MAIL): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a result of `seal`. Throws if the secret or the purpose is different, or the text was changed. */
export function unseal(secret: Buffer, text: string, purpose = QUEUED_MAIL): unknown {
  const whole = Buffer.from(text, 'base64url')
  const [iv, tag] = [whole.subarray(0, IV_BYTES), whole.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), iv, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(tag)
  const opened = Buffer.concat([decipher.update(whole.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(opened.toString('utf8'))
}
