import { expect, test } from 'vitest'
import { parts, sourceOf } from '../../../catalogues.ts'

const messages = parts().flatMap((part) =>
  Object.entries(sourceOf(part)).map(([key, { description }]) => ({ part, key, description })),
)
const named = (found: typeof messages) => found.map(({ part, key }) => `${part}.${key}`)

/** A kind of text and its file, such as "Button (ask-form)". Translators see neither. */
const KIND_AND_FILE = /^[^.({]*\([\w-]+\)$/

test('CLUB-285 every description says what its text is for', () => {
  expect(named(messages.filter(({ description = '' }) => KIND_AND_FILE.test(description)))).toEqual([])
})

/** The ending of a key that was cut from its text, such as `theThreadDidNot` or `certificates2`. */
const CUT =
  /\d$|(?:PluralOne|OneOther|SelectYes)|[a-z](?:The|A|An|Of|Or|And|Not|Is|It|Than|What|Its|Their|Your|Was|Were|Are|Did|Has|Have|That|If|S|As)$/

// A key with a blank or a sign is the text itself, as in a table.
test('CLUB-285 every key names what its message means', () => {
  expect(named(messages.filter(({ key }) => /^\w+$/.test(key) && CUT.test(key)))).toEqual([])
})
