import { messages } from '@callofcode/contract/messages'
import { importMessages } from '@callofcode/contract/site/member-import'
import { threadWorkMessages } from '@callofcode/contract/talk/thread-work'
import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { longDate } from '../time/shown-time.tsx'
import { figure } from '../ui/counted.ts'
import { inLanguage } from './reader.ts'
import { told } from './told.ts'
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

test('CLUB-291 a sentence with values is told in Hindi, and so are sentences, lists and times inside it', () => {
  const inHindi = (sentence: string) => inLanguage('hi', () => told(sentence))
  expect(inHindi('At most 40 characters, please.')).toBe('कृपया ज़्यादा से ज़्यादा 40 अक्षर लिखें।')
  expect(inHindi(threadWorkMessages.slow(60, 1))).toContain('हर मेंबर 1 घंटे में एक बार')
  expect(inHindi('Imported: 12 added, 3 changed')).toBe('इम्पोर्ट हुआ: 12 जोड़े गए, 3 बदले गए')
  expect(inHindi('Post Kept, Author Warned')).toBe('पोस्ट रहने दी गई, लेखक को चेतावनी दी गई')
  expect(inHindi(`${importMessages.faults('Line 2, Email: At most 4 tags.')} And 3 more.`)).toBe(
    'कुछ पंक्तियाँ ग़लत हैं, इसलिए कोई इम्पोर्ट नहीं हुआ। पंक्ति 2, Email: ज़्यादा से ज़्यादा 4 टैग। और 3 ऐसी पंक्तियाँ।',
  )
  expect(inHindi(messages.paused(new Date('2026-11-27T10:05:00Z')))).toContain('27 नवंबर 2026')
  expect(inHindi('What $& (a+b)* says')).toBe('What $& (a+b)* says')
  expect(told('At most 40 characters, please.')).toBe('At most 40 characters, please.')
})

test('CLUB-291 a sentence of the contract is told in Hindi, any other as it is; English stays to the letter', () => {
  const sentence = 'Invalid email or password.'
  expect([told(sentence), inLanguage('hi', () => told(sentence))]).toEqual([
    sentence,
    'ईमेल या पासवर्ड सही नहीं है।',
  ])
  expect(inLanguage('hi', () => told('A sentence of nobody.'))).toBe('A sentence of nobody.')
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
