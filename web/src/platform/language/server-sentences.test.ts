import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messages } from '@callofcode/contract/messages'
import { describe, expect, test } from 'vitest'
import { languageFacts, SOURCE, translated } from '../../../catalogues.ts'
import { valuesOf } from '../../../message-types.ts'
import { serverSentences, withoutNames } from '../../../testing/server-sentences.ts'

const root = join(import.meta.dirname, '../../../..')
const saying = ['contract/src', 'server/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(join(root, folder, file), 'utf8')] as const),
)
/** All that contract and server say. */
const said = saying
  .map(([, code]) => code)
  .join('\n')
  .replaceAll("\\'", "'")
/** Those with a key of their own. */
const keyed = Object.entries(messages).filter(([, sentence]) => typeof sentence === 'string')
const sentences = saying
  .flatMap(([file, code]) => serverSentences(file, code))
  .filter((sentence) => !keyed.some(([, own]) => own === sentence))

const languages = Object.entries(languageFacts()).flatMap(([tag, { complete }]) =>
  complete && tag !== SOURCE ? [[tag, translated(tag, 'server')] as const] : [],
)

describe.each(languages)('CLUB-285 in %s', (_, server) => {
  // The others stand under their English words.
  const others = Object.entries(server).filter(([key]) => !(key in messages))

  test('is every sentence of contract and server, also those with values', () => {
    expect(sentences.length).toBeGreaterThan(300)
    expect(Object.keys(server)).toEqual(expect.arrayContaining(keyed.map(([key]) => key)))
    const shapes = new Set(others.map(([sentence]) => withoutNames(sentence)))
    expect(sentences.filter((sentence) => !shapes.has(sentence))).toEqual([])
  })

  test('is none that is said no more', () => {
    const ownWords = (sentence: string) => sentence.split(/\{\w+\}/).map((part) => part.trim())
    const isSaid = ([sentence]: readonly [string, string]) =>
      ownWords(sentence).every((words) => said.includes(words))
    expect(others.filter((one) => !isSaid(one))).toEqual([])
  })

  test('a sentence has the values of the English one', () => {
    for (const [sentence, message] of others)
      expect([...valuesOf(message).keys()].sort(), sentence).toEqual([...valuesOf(sentence).keys()].sort())
  })
})
