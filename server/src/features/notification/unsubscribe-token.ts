import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const signature = (secret: Buffer, memberId: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'unsubscribe', 32))
  return createHmac('sha256', key).update(memberId).digest()
}

/** The token in a mail's unsubscribe link. All it can do is stop that member's mails. It does not expire. */
export const unsubscribeToken = (secret: Buffer, memberId: string) =>
  `${memberId}.${signature(secret, memberId).toString('base64url')}`

/** The member id of a token; undefined when the signature is wrong. */
export function readUnsubscribeToken(secret: Buffer, token: string): string | undefined {
  const [, memberId = '', signed = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  const given = Buffer.from(signed, 'base64url')
  const expected = signature(secret, memberId)
  return given.length === expected.length && timingSafeEqual(given, expected) ? memberId : undefined
}
