import { announcementMessages } from '@callofcode/contract/announcement/announcement'
import { expect, test } from 'vitest'
import { announcementFields, BLANK, tellsOthers } from './announcement-fields.ts'

const fields = announcementFields('Asia/Kolkata')
const typed = { ...BLANK, title: ' Hall moved ', content: 'Room 2.' }
const refusals = (change: object) => {
  const { error } = fields.safeParse({ ...typed, ...change })
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('CLUB-133 the time of an announcement is one of the club’s zone', () => {
  const body = fields.parse({ ...typed, later: true, publishAt: '2099-08-08T18:30' })
  expect(body).toMatchObject({ title: 'Hall moved', publishAt: '2099-08-08T13:00:00.000Z' })
  expect(fields.parse({ ...typed, publishAt: '2099-08-08T18:30' }).publishAt).toBeNull()
})

test('CLUB-131 only what the chosen audience needs is sent', () => {
  const body = fields.parse({ ...typed, to: 'year', year: '2027', batchId: 'left over' })
  expect(body).toMatchObject({ to: 'year', year: 2027, batchId: null, eventId: null })
})

test('CLUB-131 what is missing is said at its field', () => {
  expect(refusals({ to: 'batch' })).toEqual({ batchId: announcementMessages.batchRule.text })
  expect(refusals({ hasBanner: true })).toEqual({ bannerDay: announcementMessages.dayRule.text })
  expect(refusals({ later: true })).toEqual({ publishAt: announcementMessages.timeRule.text })
  expect(refusals({ content: ' ' })).toEqual({ content: announcementMessages.contentRequired.text })
})

test('CLUB-394 other members, a mail or now instead of later is asked again; other words are not', () => {
  const before = { ...typed, to: 'batch', batchId: 'one', later: true, publishAt: '2099-08-08T18:30' }
  const asks = (change: object) => tellsOthers(before, { ...before, ...change })
  expect([{ to: 'everyone' }, { batchId: 'other' }, { mail: true }, { later: false }].map(asks)).toEqual(
    Array(4).fill(true),
  )
  // The fields of another audience have no effect here.
  const same = [{ title: 'Other' }, { hasBanner: true }, { publishAt: '2099-09-08T18:30' }, { year: '2027' }]
  expect(same.map(asks)).toEqual(Array(4).fill(false))
})
