import { seal, unseal } from '../../platform/mail/seal.ts'

// Another key than that of the mails.
const keyOf = (secret: Buffer) => Buffer.concat([secret, Buffer.from('webhook')])

/** A secret as it is stored: a dump of the database shows nothing. */
export const sealSecret = (site: Buffer, secret: string) => seal(keyOf(site), secret)
export const openSecret = (site: Buffer, sealed: string) => unseal(keyOf(site), sealed) as string
