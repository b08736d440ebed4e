import { eventMessages } from '@callofcode/contract/event/event'
import { eventPictureMessages } from '@callofcode/contract/event/event-picture'
import { questionMessages } from '@callofcode/contract/event/question-answer'
import { signUpMessages } from '@callofcode/contract/event/sign-up'
import { messages } from '@callofcode/contract/messages'
import { expect, test } from 'vitest'
import { blankEvent, eventFields, fieldsOf } from './event-form-fields.tsx'

const typed = {
  ...blankEvent('Asia/Kolkata'),
  title: ' Contest ',
  description: 'Ninety minutes.',
  startsAt: '2026-08-08T18:30',
  endsAt: '2026-08-08T20:00',
  capacity: ' 60 ',
}
const refusals = (fields: object) => {
  const { error } = eventFields.safeParse({ ...typed, ...fields })
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('NAV-12 an event’s times are sent in UTC by its time zone, and appear in the form as typed', () => {
  const body = eventFields.parse(typed)
  expect(body).toMatchObject({ title: 'Contest', startsAt: '2026-08-08T13:00:00.000Z', capacity: 60 })
  const blank = { _id: '', html: '', going: 0, waiting: 0, cancelledAt: null, batches: null, picture: null }
  const event = { ...body, ...blank }
  expect(fieldsOf(event, body.meetingLink ?? '')).toEqual({ ...typed, title: 'Contest', capacity: '60' })
})

test('NAV-12 an empty number of seats means no limit', () => {
  expect(eventFields.parse({ ...typed, capacity: '' }).capacity).toBeNull()
  expect(refusals({ capacity: 'many' })).toEqual({ capacity: eventMessages.capacityRule.text })
  expect(refusals({ capacity: '0' })).toEqual({ capacity: eventMessages.capacityRule.text })
})

test('NAV-12 a missing field shows an error beside it', () => {
  expect(refusals({ title: ' ', startsAt: '' })).toEqual({
    title: messages.titleRequired.text,
    startsAt: eventMessages.timeRule.text,
  })
  expect(refusals({ timeZone: 'Kolkata' })).toEqual({ timeZone: eventMessages.zoneRule.text })
  expect(refusals({ endsAt: '2026-08-08T18:30' })).toEqual({ endsAt: eventMessages.orderRule.text })
})

test('CLUB-580 CLUB-582 a closing day is read in the event’s zone, and comes at the end at the latest', () => {
  expect(eventFields.parse(typed)).toMatchObject({ signUpClosesAt: null, batchIds: null })
  const closing = { ...typed, signUpClosesAt: '2026-08-07T23:59' }
  expect(eventFields.parse(closing).signUpClosesAt).toBe('2026-08-07T18:29:00.000Z')
  expect(refusals({ signUpClosesAt: '2026-08-08T20:01' })).toEqual({
    signUpClosesAt: signUpMessages.closesRule.text,
  })
  expect(refusals({ isForBatches: true })).toEqual({ batchIds: signUpMessages.batchesRule.text })
})

test('CLUB-590 CLUB-597 the questions and the picture of a new event are checked beside their fields', () => {
  const row = { _id: null, name: 'Diet?', kind: 'choice', choices: 'Rice\n\nBread', needed: true }
  const asked = (rows: object[]) => ({ questions: JSON.stringify(rows) })
  expect(eventFields.parse({ ...typed, ...asked([row]) }).questions).toEqual([
    { name: 'Diet?', kind: 'choice', choices: ['Rice', 'Bread'], needed: true },
  ])
  expect(refusals(asked([{ ...row, name: '', choices: '' }]))).toEqual({
    'questions.0.name': questionMessages.nameRequired.text,
    'questions.0.choices': questionMessages.choicesRule.text,
  })
  expect(eventFields.parse({ ...typed, questions: 'not a list' }).questions).toEqual([])
  const picture = '/pictures/abcdefghijklmnopqrstuv-60x40.webp'
  expect(refusals({ picture })).toEqual({ pictureAlt: eventPictureMessages.altRequired.text })
  expect(refusals({ picture: 'https://example.com/a.png', pictureAlt: 'A hall' })).toEqual({
    picture: eventPictureMessages.rule.text,
  })
})
