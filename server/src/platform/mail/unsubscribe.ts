import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/**
 * The kinds of mails that members can unsubscribe from one by one. Each has a switch in the member's settings
 * (mail-settings-store.ts).
 */
export const MAIL_KINDS = ['forum', 'waiting', 'announcements', 'events', 'reminders', 'questions'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

const signature = (secret: Buffer, memberId: string, kind: MailKind) => {
  const purpose = kind === 'forum' ? 'unsubscribe' : `unsubscribe-${kind}`
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return createHmac('sha256', key).update(memberId).digest()
}

/**
 * Returns the token in a mail's unsubscribe link. It can only stop mails of this kind to that member, and does not expire. Tokens
 * of forum mails contain no kind, because they came first.
 */
export const unsubscribeToken = (secret: Buffer, memberId: string, kind: MailKind = 'forum') =>
  `${memberId}${kind === 'forum' ? '' : `.${kind}`}.${signature(secret, memberId, kind).toString('base64url')}`

/** Returns the unsubscribe address for the text and the headers of a mail of this kind. */
export const unsubscribeAddress = (publicUrl: string, secret: Buffer, memberId: string, kind: MailKind) =>
  `${publicUrl}/unsubscribe?token=${unsubscribeToken(secret, memberId, kind)}`

/** Returns the content of a token, or undefined when the signature is wrong. */
export function readUnsubscribeToken(secret: Buffer, token: string) {
  const [, memberId = '', named = 'forum', signed = ''] =
    /^([0-9a-f-]{36})(?:\.([a-z]+))?\.([\w-]{43})$/.exec(token) ?? []
  const kind = MAIL_KINDS.find((one) => one === named)
  if (!kind) return undefined
  const given = Buffer.from(signed, 'base64url')
  const expected = signature(secret, memberId, kind)
  return given.length === expected.length && timingSafeEqual(given, expected) ? { memberId, kind } : undefined
}
