import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const signature = (secret: Buffer, memberId: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'unsubscribe', 32))
  return createHmac('sha256', key).update(memberId).digest()
}

/** What the link of a mail carries: it names a member, and can do nothing but end their mails. It does not expire. */
export const unsubscribeToken = (secret: Buffer, memberId: string) =>
  `${memberId}.${signature(secret, memberId).toString('base64url')}`

/** Whom a token names; undefined for one that is not ours. */
export function readUnsubscribeToken(secret: Buffer, token: string): string | undefined {
  const [, memberId = '', signed = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  const given = Buffer.from(signed, 'base64url')
  const expected = signature(secret, memberId)
  return given.length === expected.length && timingSafeEqual(given, expected) ? memberId : undefined
}
