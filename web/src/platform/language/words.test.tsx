import { threadWorkMessages } from '@callofcode/contract/forum/thread-work'
import { importMessages } from '@callofcode/contract/member-import/member-import'
import { messages } from '@callofcode/contract/messages'
import { type Said, type Sentence, sentence } from '@callofcode/contract/sentence'
import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { longDate } from '../time/shown-time.tsx'
import { figure, inLanguage } from './reader.ts'
import { told, toldOf } from './told.ts'
import { named, words } from './words.ts'

const say = words('curriculum')

test('CLUB-287 plurals, dates and numbers are those of the reader’s language', () => {
  const said = (count: number) => say('questions', { count })
  expect([1, 2, 1200].map(said)).toEqual(['1 problem', '2 problems', '1,200 problems'])
  expect(inLanguage('hi', () => said(123456))).toBe('1,23,456 प्रॉब्लम')
  expect(inLanguage('hi', () => [figure(123456), longDate('2025-01-02T00:00:00Z')])).toEqual([
    '1,23,456',
    '2 जनवरी 2025',
  ])
  expect([figure(123456), longDate('2025-01-02T00:00:00Z')]).toEqual(['123,456', 'January 2, 2025'])
})

test('CLUB-287 what stands inside a tag is drawn, in the order of the language', () => {
  const drawn = () =>
    say('next', {
      title: 'Heaps',
      topic: (inside) => <b>{inside}</b>,
      today: (inside) => <i>{inside}</i>,
    })
  expect(isValidElement(drawn())).toBe(true)
  expect(renderToStaticMarkup(drawn())).toBe('Next up: <b>Heaps</b>. Or see <i>Today</i>.')
  expect(inLanguage('hi', () => renderToStaticMarkup(drawn()))).toBe(
    'अगला: <b>Heaps</b>। या <i>आज</i> का पेज देखें।',
  )
})

const inHindi = (sentence: Sentence | Said) => inLanguage('hi', () => told(sentence))
const mostCharacters = sentence('text.mostCharacters', 'At most {count} characters, please.', { count: 40 })

test('CLUB-291 a sentence with values is told in Hindi, and so are sentences, lists and times inside it', () => {
  expect(inHindi(mostCharacters)).toBe('कृपया ज़्यादा से ज़्यादा 40 अक्षर लिखें।')
  expect(inHindi(threadWorkMessages.slow(60, 1))).toContain('हर मेंबर 1 घंटे में एक बार')
  const counts = ['added', 'changed'].map((way) =>
    sentence(`curriculumEditor.${way}`, '{count} added', { count: 3 }),
  )
  expect(inHindi(sentence('curriculumEditor.imported', 'Imported: {summary}', { summary: counts }))).toBe(
    'इम्पोर्ट हुआ: 3 जोड़े गए, 3 बदले गए',
  )
  expect(inHindi(importMessages.faults(mostCharacters))).toBe(
    'कुछ पंक्तियाँ ग़लत हैं, इसलिए कोई इम्पोर्ट नहीं हुआ। कृपया ज़्यादा से ज़्यादा 40 अक्षर लिखें।',
  )
  expect(inHindi(messages.paused(new Date('2026-11-27T10:05:00Z')))).toContain('27 नवंबर 2026')
  expect(told(mostCharacters)).toBe('At most 40 characters, please.')
})

test('CLUB-291 what came as an answer is told as well, and the English one where its key is not known', () => {
  const answered = JSON.parse(JSON.stringify(messages.paused(new Date('2026-11-27T10:05:00Z'))))
  expect(answered).toMatchObject({ key: 'paused', values: { until: { at: '2026-11-27T10:05:00.000Z' } } })
  expect(inHindi(answered)).toContain('27 नवंबर 2026')
  expect(told(answered)).toContain('27 November 2026 at 10:05 UTC')
  expect(inHindi(messages.badCredentials)).toBe('ईमेल या पासवर्ड सही नहीं है।')
  expect(inHindi({ key: 'of.tomorrow', message: 'A sentence of a newer server.' })).toBe(
    'A sentence of a newer server.',
  )
  expect(inHindi({ message: 'A sentence without a key.' })).toBe('A sentence without a key.')
})

test('CLUB-291 a plain text of an answer is told where it is one of the given sentences to the letter', () => {
  const own = (text: string) => inLanguage('hi', () => toldOf([messages.badCredentials], text))
  expect(own(messages.badCredentials.text)).toBe('ईमेल या पासवर्ड सही नहीं है।')
  expect(own('What a member wrote.')).toBe('What a member wrote.')
})

test('CLUB-280 a name of a table without a translation is shown as it is', () => {
  expect(inLanguage('hi', () => [named('core', 'Easy'), named('core', 'Unheard of')])).toEqual([
    'आसान',
    'Unheard of',
  ])
  expect(named('core', 'Easy')).toBe('Easy')
})

test('CLUB-280 a message that is the same as its key is said', () => {
  expect(words('demo')('returns')).toBe('returns')
})

test('CLUB-282 drawing in one language does not change the next one, also when it fails', () => {
  expect(() =>
    inLanguage('hi', () => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect(say('noTopics')).toBe('No topics found')
})
