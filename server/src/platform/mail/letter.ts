import { asOneLine } from '@callofcode/contract/text'
import { escapeHtml } from '../escape-markup.ts'
import { mailWords, type SayInMail } from './mail-words.ts'
import type { Mail, MailContent } from './mailer.ts'

/** The content of a letter. */
export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** A long text after the paragraphs, as plain text and as sanitized markup, with absolute links. */
  readonly body?: { readonly text: string; readonly html: string }
  /** A code, shown large so that the reader can type it. */
  readonly code?: string
  /** Always uses this site's own address, never one from a request. */
  readonly link?: { readonly text: string; readonly address: string }
  /** Lists, each with its own heading and link, between the paragraphs and the end. */
  readonly parts?: readonly Part[]
  /** The small last line: how to unsubscribe. */
  readonly foot?: { readonly text: string; readonly address: string }
}
interface Part {
  readonly heading: string
  readonly lines: readonly string[]
  readonly link: { readonly text: string; readonly address: string }
}
export interface To {
  readonly email: string
  readonly name: string
  /** The chosen language, or null for the club's. */
  readonly language: string | null
}
interface Frame {
  readonly hello: string
  readonly site: string
  readonly say: SayInMail
}

/** Writes a letter as text and as markup, in the reader's language. */
export const letter = ({ email, name, language }: To, compose: (say: SayInMail) => Letter): Mail => ({
  to: email,
  write({ siteName: site, language: ofClub }) {
    const say = mailWords(language ?? ofClub, site)
    const frame = { hello: say('hello', { name: asOneLine(name) }), site, say }
    return contentOf(frame, compose(say))
  },
})

function contentOf(frame: Frame, given: Letter): MailContent {
  // Subject and paragraphs contain names and titles. One that was stored with line breaks would look like a paragraph of ours.
  const [subject, paragraphs] = [asOneLine(given.subject), given.paragraphs.map(asOneLine)]
  const parts = given.parts?.map((part) => ({ ...part, lines: part.lines.map(asOneLine) })) ?? []
  const whole: Letter = { ...given, subject, paragraphs, parts }
  return { subject, text: asText(frame, whole), html: asHtml(frame, whole) }
}

function asText({ hello, site }: Frame, letter: Letter): string {
  const { paragraphs, body, code, parts: lists = [], link, foot } = letter
  const [first = '', ...rest] = paragraphs
  const parts = [hello, first, ...(code ? [`    ${code}`] : []), ...rest]
  if (body) parts.push(body.text.trim())
  for (const { heading, lines, link: to } of lists)
    parts.push([heading, ...lines.map((one) => `- ${one}`), `${to.text}: ${to.address}`].join('\n'))
  if (link) parts.push(`${link.text}: ${link.address}`)
  const end = foot ? `\n${foot.text}: ${foot.address}\n` : ''
  return `${parts.join('\n\n')}\n\n${site}\n${end}`
}

function asHtml({ hello, site, say }: Frame, letter: Letter): string {
  const { subject, paragraphs, body, code, parts: lists = [], link, foot } = letter
  const [first = '', ...rest] = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`)
  const parts = [`<p>${escapeHtml(hello)}</p>`, first]
  if (code) parts.push(`<p style="font:700 28px monospace;letter-spacing:6px">${escapeHtml(code)}</p>`)
  parts.push(...rest)
  if (body) parts.push(`<div>${body.html}</div>`)
  for (const { heading, lines, link: to } of lists)
    parts.push(
      `<h2 style="margin:24px 0 0;font:700 18px/1.5 sans-serif">${escapeHtml(heading)}</h2>`,
      `<ul style="margin:4px 0;padding-inline-start:20px">${lines.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`,
      linkMarkup(to),
    )
  if (link) parts.push(linkMarkup(link))
  const look = 'margin:0;padding:24px;background:#ffffff;color:#1a1a1a;font:16px/1.5 sans-serif'
  return [
    '<!doctype html>',
    `<html lang="${say.language}" dir="${say.direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${look}"><div style="max-width:560px">${parts.join('\n')}`,
    `<p style="color:#5f5f5f">${escapeHtml(site)}${footMarkup(foot)}</p></div></body></html>`,
  ].join('\n')
}

const linkMarkup = ({ text, address }: Part['link']) =>
  `<p><a href="${escapeHtml(address)}" style="color:#0b57d0">${escapeHtml(text)}</a></p>`

const footMarkup = (foot: Letter['foot']) =>
  foot
    ? `<br><a href="${escapeHtml(foot.address)}" style="color:#5f5f5f;font-size:14px">${escapeHtml(foot.text)}</a>`
    : ''

/** Returns a duration in words: `14 days`, `24 hours`, `10 minutes`. */
export function lifetime(say: SayInMail, seconds: number): string {
  if (seconds >= 2 * 86_400) return say('days', { count: Math.floor(seconds / 86_400) })
  if (seconds >= 2 * 3_600) return say('hours', { count: Math.floor(seconds / 3_600) })
  return seconds < 120
    ? say('seconds', { count: seconds })
    : say('minutes', { count: Math.round(seconds / 60) })
}
