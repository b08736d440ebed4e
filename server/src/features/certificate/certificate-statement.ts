import { randomInt, sign, verify } from 'node:crypto'
import { CODE_LETTERS } from '@callofcode/contract/certificate/certificate'
import { type SigningKey, signingKey } from '../../platform/site-secret.ts'
import type { CertificateRow } from './certificate-tables.ts'

/** Returns a code of 16 letters from 30, which is too long to guess. */
export const newCode = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(''),
  ).join('-')

export const certificateKey = (secret: Buffer): SigningKey => signingKey(secret, 'certificates')

type Signed = Pick<
  CertificateRow,
  | ('code' | 'name' | 'title' | 'words' | 'signer' | 'club')
  | ('secondSigner' | 'signerPicture' | 'secondPicture' | 'award')
  | ('eventTitle' | 'eventAt' | 'eventZone' | 'eventPlace' | 'issuedAt')
>

/**
 * Returns all signed facts of a certificate. The first entry is the format. A certificate of one signer without a picture or an
 * award is of the first format, as all were before there were any.
 */
export function statementOf(one: Signed): string {
  const added = [one.secondSigner, one.signerPicture, one.secondPicture, one.award]
  const isFirst = added.every((fact) => fact === null)
  return JSON.stringify([
    isFirst ? 1 : 2,
    one.code,
    one.name,
    one.title,
    one.words,
    one.signer,
    one.club,
    one.eventTitle,
    one.eventAt.toISOString(),
    one.eventZone,
    one.eventPlace,
    one.issuedAt.toISOString(),
    ...(isFirst ? [] : added),
  ])
}

export const signatureOf = ({ privateKey }: SigningKey, one: Signed): string =>
  sign(null, Buffer.from(statementOf(one)), privateKey).toString('base64url')

export const isGenuine = (
  { publicKey }: SigningKey,
  one: Signed & Pick<CertificateRow, 'signature'>,
): boolean => verify(null, Buffer.from(statementOf(one)), publicKey, Buffer.from(one.signature, 'base64url'))
