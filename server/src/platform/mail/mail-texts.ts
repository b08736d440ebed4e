import type { Mail } from './mailer.ts'

interface Letter {
  readonly to: string
  readonly subject: string
  readonly name: string
  readonly paragraphs: readonly string[]
  /** Shown large, to be typed over. */
  readonly code?: string
  /** Always on this site's own address, never on one that a request named. */
  readonly link?: { readonly text: string; readonly address: string }
  /** The last, small: how to get no more of these. */
  readonly foot?: { readonly text: string; readonly address: string }
}
interface To {
  readonly email: string
  readonly name: string
}

const minutes = (seconds: number) =>
  seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`

/** Every mail of accounts. `publicUrl` is the site's address, without a slash at its end. */
export const mailTexts = {
  approved: (to: To, publicUrl: string) =>
    letter(to, {
      subject: 'Welcome to Call of Code',
      paragraphs: [
        'Your signup was approved: you are a member of Call of Code now.',
        'See you in the arena.',
      ],
      link: { text: 'Sign in', address: `${publicUrl}/signup` },
    }),
  declined: (to: To) =>
    letter(to, {
      subject: 'Your Call of Code signup',
      paragraphs: [
        'Your signup to Call of Code was declined.',
        'If you think this is a mistake, write to the club, or sign up again.',
      ],
    }),
  resetCode: (to: To, code: string, seconds: number) =>
    letter(to, {
      subject: 'Your Call of Code code',
      paragraphs: [
        'Somebody, hopefully you, asked to reset the password of your account. This is the code:',
        `It works once, for ${minutes(seconds)}. Nobody from the club will ever ask you for it.`,
        'If it was not you, there is nothing to do: your password stays as it is.',
      ],
      code,
    }),
  /** `keptOne`: it was changed by somebody signed in, whose sign-in goes on. */
  passwordChanged: (to: To, publicUrl: string, keptOne = false) =>
    letter(to, {
      subject: 'Your Call of Code password was changed',
      paragraphs: [
        keptOne
          ? 'The password of your account was just changed in your settings, and every other sign-in was ended.'
          : 'The password of your account was just changed, and you were signed out everywhere.',
        'If it was not you, reset it now and tell the club.',
      ],
      link: { text: 'Sign in or reset the password', address: `${publicUrl}/signup` },
    }),
  accountDeleted: (to: To) =>
    letter(to, {
      subject: 'Your Call of Code account is deleted',
      paragraphs: [
        'Your account was just deleted, as you asked, and with it everything in it that was yours alone. What you wrote in public stays, without your name.',
        'This is the last mail you get from us. You can sign up again with this address at any time.',
        'If it was not you, write to the club.',
      ],
    }),
  knownSignup: (to: To, publicUrl: string) =>
    letter(to, {
      subject: 'You have signed up to Call of Code already',
      paragraphs: [
        'Somebody, perhaps you, just signed up to Call of Code with this address. It was signed up already, so nothing was changed.',
        'If you forgot your password, you can reset it where you sign in. If your signup still waits for approval, an email will tell you once it is decided.',
        'If it was not you, there is nothing to do.',
      ],
      link: { text: 'Sign in', address: `${publicUrl}/signup` },
    }),
}

/** A letter as text and as markup. */
export function letter({ email, name }: To, given: Omit<Letter, 'to' | 'name'>): Mail {
  const whole: Letter = { to: email, name, ...given }
  return { to: email, subject: given.subject, text: asText(whole), html: asHtml(whole) }
}

function asText({ name, paragraphs, code, link, foot }: Letter): string {
  const [first = '', ...rest] = paragraphs
  const parts = [`Hello ${name},`, first, ...(code ? [`    ${code}`] : []), ...rest]
  if (link) parts.push(`${link.text}: ${link.address}`)
  const end = foot ? `\n${foot.text}: ${foot.address}\n` : ''
  return `${parts.join('\n\n')}\n\nCall of Code\n${end}`
}

function asHtml({ subject, name, paragraphs, code, link, foot }: Letter): string {
  const [first = '', ...rest] = paragraphs.map((text) => `<p>${escaped(text)}</p>`)
  const parts = [`<p>Hello ${escaped(name)},</p>`, first]
  if (code) parts.push(`<p style="font:700 28px monospace;letter-spacing:6px">${escaped(code)}</p>`)
  parts.push(...rest)
  if (link)
    parts.push(`<p><a href="${escaped(link.address)}" style="color:#0b57d0">${escaped(link.text)}</a></p>`)
  const look = 'margin:0;padding:24px;background:#ffffff;color:#1a1a1a;font:16px/1.5 sans-serif'
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="${look}"><div style="max-width:560px">${parts.join('\n')}`,
    `<p style="color:#5f5f5f">Call of Code${footMarkup(foot)}</p></div></body></html>`,
  ].join('\n')
}

const footMarkup = (foot: Letter['foot']) =>
  foot
    ? `<br><a href="${escaped(foot.address)}" style="color:#5f5f5f;font-size:14px">${escaped(foot.text)}</a>`
    : ''

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
