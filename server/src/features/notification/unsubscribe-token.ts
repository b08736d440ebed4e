import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The kinds of mails that a link ends: what happens in the forum, what waits for a decision, reminders of events. */
type About = 'forum' | 'waiting' | 'events'

const signature = (secret: Buffer, memberId: string, about: About) => {
  const purpose = about === 'forum' ? 'unsubscribe' : `unsubscribe-${about}`
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return createHmac('sha256', key).update(memberId).digest()
}

/** The token in a mail's unsubscribe link. All it can do is stop such mails to that member. It does not expire. */
export const unsubscribeToken = (secret: Buffer, memberId: string, about: About = 'forum') =>
  `${memberId}${about === 'forum' ? '' : `.${about}`}.${signature(secret, memberId, about).toString('base64url')}`

/** What a token says; undefined when the signature is wrong. */
export function readUnsubscribeToken(secret: Buffer, token: string) {
  const [, memberId = '', kind, signed = ''] =
    /^([0-9a-f-]{36})(?:\.(waiting|events))?\.([\w-]{43})$/.exec(token) ?? []
  const about = (kind as About | undefined) ?? 'forum'
  const given = Buffer.from(signed, 'base64url')
  const expected = signature(secret, memberId, about)
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? { memberId, about }
    : undefined
}
