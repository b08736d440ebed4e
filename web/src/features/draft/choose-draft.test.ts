import { expect, test } from 'vitest'
import { chooseDraft, fitDraft } from './choose-draft.ts'
import type { LocalDraft } from './local-drafts.ts'

const EARLY = '2026-03-01T08:00:00.000Z'
const MIDDLE = '2026-03-01T09:00:00.000Z'
const LATE = '2026-03-01T10:00:00.000Z'

const onDevice = (given: Partial<LocalDraft> = {}): LocalDraft => ({
  content: { title: 'typed here' },
  typedAt: MIDDLE,
  basedOn: EARLY,
  sent: false,
  ...given,
})
const onServer = (updatedAt: string, title = 'saved') => ({ content: { title }, updatedAt })

test('ADM-14 a device without a draft shows the draft of the server', () => {
  const choice = chooseDraft(undefined, onServer(LATE))
  expect(choice).toMatchObject({ content: { title: 'saved' }, basedOn: LATE, unsent: false })
})

test('ADM-13 changes made on top of the server’s draft are shown, and still have to be sent', () => {
  const choice = chooseDraft(onDevice(), onServer(EARLY))
  expect(choice).toMatchObject({ content: { title: 'typed here' }, basedOn: EARLY, unsent: true })
  expect(choice.other).toBeUndefined()
})

test('ADM-15 when the two drafts differ, the newer is shown and the other offered; here the server’s is newer', () => {
  const choice = chooseDraft(onDevice(), onServer(LATE))
  expect(choice.content).toEqual({ title: 'saved' })
  expect(choice.other).toEqual({ content: { title: 'typed here' }, at: MIDDLE, onServer: false })
})

test('ADM-15 when the two drafts differ, the newer is shown and the other offered; here the device’s is newer', () => {
  const choice = chooseDraft(onDevice({ typedAt: LATE }), onServer(MIDDLE))
  expect(choice.content).toEqual({ title: 'typed here' })
  expect(choice.other).toEqual({ content: { title: 'saved' }, at: MIDDLE, onServer: true })
})

test('identical drafts need no choice, whatever the order of their fields', () => {
  const local = onDevice({ content: { title: 'a', rows: [{ x: '1', y: '2' }] } })
  const server = { content: { rows: [{ y: '2', x: '1' }], title: 'a' }, updatedAt: LATE }
  expect(chooseDraft(local, server)).toMatchObject({ basedOn: LATE, unsent: false, other: undefined })
})

test('ADM-17 a draft sent from this device but missing on the server was published or discarded elsewhere', () => {
  expect(chooseDraft(onDevice({ sent: true }), null).content).toBeUndefined()
})

test('text typed after that is still kept, as a new draft', () => {
  const choice = chooseDraft(onDevice(), null)
  expect(choice).toMatchObject({ content: { title: 'typed here' }, basedOn: null, unsent: true })
})

test('ADM-12 without an answer from the server the draft of the device is shown', () => {
  expect(chooseDraft(onDevice({ sent: true }), undefined)).toMatchObject({
    content: { title: 'typed here' },
    basedOn: EARLY,
    unsent: false,
  })
  expect(chooseDraft(undefined, undefined)).toEqual({ basedOn: null, unsent: false })
})

test('the other draft is still offered after a reload', () => {
  const aside = { content: { title: 'older' }, at: EARLY }
  const choice = chooseDraft(onDevice({ sent: true, aside }), onServer(LATE))
  expect(choice.other).toEqual({ ...aside, onServer: false })
})

test('a draft of another version of the form is adapted to this version', () => {
  const blank = { title: '', anonymous: false, rows: [{ name: '', link: '' }] }
  const content = { title: 'a', gone: 'x', anonymous: 'yes', rows: [{ name: 'b' }] }
  expect(fitDraft(blank, content)).toEqual({
    title: 'a',
    anonymous: false,
    rows: [{ name: 'b', link: '' }],
  })
  expect(fitDraft(blank, { rows: [] }).rows).toEqual(blank.rows)
})

test('ADM-12 rows of a list that begins empty come back as they were typed', () => {
  const rows = [{ kind: 'design', asked: 'LRU Cache' }]
  expect(fitDraft({ title: '', rounds: [] }, { title: 'A', rounds: rows })).toEqual({
    title: 'A',
    rounds: rows,
  })
  expect(fitDraft({ title: '', rounds: [] }, { title: 'A' })).toEqual({ title: 'A', rounds: [] })
})

test('ADM-14 what the page sent without hearing an answer is no other draft: what was typed since goes on from it', () => {
  const local = onDevice({ unanswered: [{ title: 'saved' }] })
  const choice = chooseDraft(local, onServer(LATE))
  expect(choice).toMatchObject({ content: { title: 'typed here' }, basedOn: LATE, unsent: true })
  expect(choice.other).toBeUndefined()
  expect(chooseDraft(local, onServer(LATE, 'typed elsewhere')).other).toMatchObject({
    content: { title: 'typed here' },
  })
})
