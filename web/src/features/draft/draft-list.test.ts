import { draftForm, NEW_FORMS } from '@callofcode/contract/draft/draft'
import { expect, test } from 'vitest'
import { draftPlaceOf } from './draft-place.ts'

const id = '00000000-0000-4000-8000-000000000000'
const places = [
  ...NEW_FORMS,
  'solution:fair-cuts:python',
  'note:fair-cuts',
  'question:fair-cuts',
  ...['modules', 'blogs', 'experiences'].map((kind) => `${kind}:${id}`),
]

test('CLUB-221 every kind of draft has a name and a screen where it goes on', () => {
  for (const place of places) {
    expect([place, draftForm.safeParse(place).success]).toEqual([place, true])
    expect([place, draftPlaceOf(place)]).toEqual([
      place,
      expect.objectContaining({ kind: expect.any(String), to: expect.stringMatching(/^\//) }),
    ])
    expect(draftPlaceOf(place).kind).not.toBe('Draft')
  }
  expect(draftPlaceOf(`reply:${id}`).to).toBe(`/dashboard/forum/${id}`)
})
