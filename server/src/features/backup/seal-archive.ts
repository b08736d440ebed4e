import { createCipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { Decrypter, Encrypter, type Recipient, Stanza } from 'age-encryption'

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** The age format expects this work factor for a passphrase: about half a second of work and 256 MB. */
const WORK = 18
const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/**
 * Seals with a passphrase as `age --passphrase` does. The package would derive the key in the event loop and block a site that
 * makes its own backup for two seconds. The key is therefore derived outside of it.
 */
function passphrase(text: string): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16)
      const salted = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt])
      const key = await derive(text, salted, 32, { N: 2 ** WORK, r: 8, p: 1, maxmem: 2 ** (WORK + 11) })
      const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 })
      const sealed = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
      return [new Stanza(['scrypt', unpadded(salt), String(WORK)], sealed)]
    },
  }
}

/** Seals for a passphrase, or for a public key of age (`age1…`). */
export function sealWith(key: string) {
  const encrypter = new Encrypter()
  encrypter.addRecipient(/^age1[a-z0-9]+$/.test(key) ? key : passphrase(key))
  return (bytes: ReadableStream<Uint8Array>) => encrypter.encrypt(bytes)
}

/** Opens a file that was sealed with a passphrase, or for the public key of this one (`AGE-SECRET-KEY-1…`). */
export function openWith(key: string) {
  const decrypter = new Decrypter()
  if (/^AGE-SECRET-KEY-/.test(key)) decrypter.addIdentity(key)
  else decrypter.addPassphrase(key)
  return (bytes: ReadableStream<Uint8Array>) => decrypter.decrypt(bytes)
}

/** The first bytes of a sealed backup. */
export const SEALED = Buffer.from('age-encryption.org/v1\n')
