import { asOneLine } from '@callofcode/contract/text'
import { escaped, SITE } from './mail-identity.ts'
import type { Mail } from './mailer.ts'

interface Letter {
  readonly to: string
  readonly subject: string
  readonly name: string
  readonly paragraphs: readonly string[]
  /** A code, shown large so that the reader can type it. */
  readonly code?: string
  /** Always on this site's own address, never on one that a request named. */
  readonly link?: { readonly text: string; readonly address: string }
  /** The small last line: how to unsubscribe. */
  readonly foot?: { readonly text: string; readonly address: string }
}
/** The recipient. */
export interface To {
  readonly email: string
  readonly name: string
}

/** A letter as text and as markup. */
export function letter({ email, name }: To, given: Omit<Letter, 'to' | 'name'>): Mail {
  // Names and titles stand in them; one that was stored with line breaks would look like a paragraph of ours.
  const [subject, paragraphs] = [asOneLine(given.subject), given.paragraphs.map(asOneLine)]
  const whole: Letter = { to: email, name: asOneLine(name), ...given, subject, paragraphs }
  return { to: email, subject, text: asText(whole), html: asHtml(whole) }
}

function asText({ name, paragraphs, code, link, foot }: Letter): string {
  const [first = '', ...rest] = paragraphs
  const parts = [`Hello ${name},`, first, ...(code ? [`    ${code}`] : []), ...rest]
  if (link) parts.push(`${link.text}: ${link.address}`)
  const end = foot ? `\n${foot.text}: ${foot.address}\n` : ''
  return `${parts.join('\n\n')}\n\n${SITE}\n${end}`
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
    `<p style="color:#5f5f5f">${SITE}${footMarkup(foot)}</p></div></body></html>`,
  ].join('\n')
}

const footMarkup = (foot: Letter['foot']) =>
  foot
    ? `<br><a href="${escaped(foot.address)}" style="color:#5f5f5f;font-size:14px">${escaped(foot.text)}</a>`
    : ''
