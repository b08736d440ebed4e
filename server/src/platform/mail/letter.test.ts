import { messages } from '@callofcode/contract/messages'
import { line } from '@callofcode/contract/text'
import { expect, test } from 'vitest'
import { letter } from './letter.ts'
import { HOUSE } from './mailer.ts'

const LINES = 'Asha\r\n\r\nYour account is locked.\nSign in at https://evil.example\u2028now'
const ONE = 'Asha Your account is locked. Sign in at https://evil.example now'
const TURNED = '\u202ehsA\u202c\u2066a\u2069'

test('SAFE-131 what is one line holds no line break, no control character and no change of direction', () => {
  expect(line(100).parse(` ${LINES}\u0007 `)).toBe(ONE)
  expect(line(100).parse(TURNED)).toBe('hsAa')
  const kept = 'नमस्ते 👩‍💻 e\u0301 שלום\u200f مرحبا می\u200cخواهم'
  expect(line(100).parse(kept)).toBe(kept)
  for (const nothing of ['\u202e', ' \u0001\u2028 ', '\u2066\u2069'])
    expect(line(100, messages.nameRequired).safeParse(nothing).error?.issues[0]?.message).toBe(
      messages.nameRequired.text,
    )
})

test('SAFE-131 a name or title that was stored with line breaks writes no paragraph into a mail', () => {
  const to = { email: 'a@college.edu', name: LINES, language: null }
  const { subject, text, html } = letter(to, () => ({
    subject: LINES,
    paragraphs: [`${LINES} replied.`],
  })).write(HOUSE)
  expect(subject).toBe(ONE)
  expect(text).toBe(`Hello ${ONE},\n\n${ONE} replied.\n\nCall of Code\n`)
  expect(html).not.toMatch(/<p>Your/)
})
