import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { say as submitted } from 'words:experience'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientOf, closePage, openPage, runHook } from '../../../testing/browser-page.tsx'
import { clubKey, useReaders } from './club.ts'

beforeEach(openPage)
afterEach(closePage)

test('CLUB-420 what is for members only is not said to be for everybody', async () => {
  const client = clientOf()
  client.setQueryData(clubKey, { membersOnly: ['experiences'] })
  const said = () => submitted('stepPublished', { readers: useReaders('experiences') })
  const closed = await runHook(said, undefined, client)
  expect(closed.now()).toBe('Accepted, it stands among the interview experiences for members to read.')
  client.setQueryData(clubKey, {})
  const open = await runHook(said, undefined, client)
  expect(open.now()).toBe('Accepted, it stands among the interview experiences for everybody to read.')
})

/** A member's own page has a setting of its own. */
const OWN_PAGE = 'member-page.json'
const FOLDER = join(import.meta.dirname, '../../../languages/en')

test('CLUB-420 no sentence says of everybody that they read or see something without asking the club', () => {
  const wrong = readdirSync(FOLDER)
    .filter((file) => file !== OWN_PAGE)
    .flatMap((file) => {
      const messages: Record<string, { message: string }> = JSON.parse(
        readFileSync(join(FOLDER, file), 'utf8'),
      )
      return Object.entries(messages).map(([key, { message }]) => `${file} ${key}: ${message}`)
    })
    .filter(
      (one) =>
        !one.includes('{readers, select, members') &&
        /everybody ((can )?reads?|sees it)|for everybody to read/i.test(one),
    )
  expect(wrong).toEqual([])
})
