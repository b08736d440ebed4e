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
  | ('eventTitle' | 'eventAt' | 'eventZone' | 'eventPlace' | 'issuedAt')
>

/** Returns all signed facts of a certificate. The first entry is the format. */
export const statementOf = (one: Signed): string =>
  JSON.stringify([
    1,
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
  ])

export const signatureOf = ({ privateKey }: SigningKey, one: Signed): string =>
  sign(null, Buffer.from(statementOf(one)), privateKey).toString('base64url')

export const isGenuine = (
  { publicKey }: SigningKey,
  one: Signed & Pick<CertificateRow, 'signature'>,
): boolean => verify(null, Buffer.from(statementOf(one)), publicKey, Buffer.from(one.signature, 'base64url'))
