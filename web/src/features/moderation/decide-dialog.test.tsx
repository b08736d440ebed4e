// @vitest-environment happy-dom
import type { Flag } from '@callofcode/contract/moderation/moderation'
import { afterEach, expect, test } from 'vitest'
import { asha } from '../../../testing/browser-page.tsx'
import { all, field, one, pressButton, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const flag: Flag = {
  _id: '0197f9a0-0000-7000-8000-000000000001',
  postId: '0197f9a0-0000-7000-8000-000000000002',
  threadId: '0197f9a0-0000-7000-8000-000000000003',
  title: 'Two Sum',
  content: 'You fool',
  author: null,
  authorId: '0197f9a0-0000-7000-8000-000000000004',
  reason: 'Off topic',
  note: '',
  flaggedBy: null,
  flaggedAt: '2026-11-30T09:00:00.000Z',
}

test('CLUB-201 a warning removes the post only if that was chosen, and its button says so', async () => {
  await openScreen('/dashboard/moderation', {
    session: { ...asha, role: 'admin' },
    answers: { 'GET /forum/flags': { data: [flag], total: 1, nextCursor: null } },
  })
  await until(() => expect(all('button', /^Warn or pause/)).toHaveLength(1))
  await pressButton(/^Warn or pause/)
  const dialog = await until(() => one('dialog', 'Warn or pause'))
  const acts = () => all('button', /warn|pause/i, dialog).map(({ textContent }) => textContent)
  expect(field('Keep it', dialog).checked).toBe(true)
  expect(acts()).toEqual(['Warn'])
  field(/^Pause/, dialog).click()
  await until(() => expect(acts()).toEqual(['Pause']))
  field('Remove it', dialog).click()
  await until(() => expect(acts()).toEqual(['Remove and pause']))
  field(/^Warn/, dialog).click()
  await until(() => expect(acts()).toEqual(['Remove and warn']))
})
