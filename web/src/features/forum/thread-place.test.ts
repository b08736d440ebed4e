import type { Reply, ThreadPage } from '@callofcode/contract/forum/forum'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientOf, closePage, openPage, pass, runHook } from '../../../testing/browser-page.tsx'
import { later, network } from '../../../testing/network.ts'
import { useReaderOf } from './thread-place.ts'

beforeEach(openPage)
afterEach(closePage)

const thread = { _id: 'own', deleted: false, locked: false } as ThreadPage
const [theirs, fresh] = ['theirs', 'fresh'].map((_id) => ({ _id, threadId: 'own' }) as Reply) as [
  Reply,
  Reply,
]
const marks = (of: string[]) => ({
  data: { of, written: ['own'], voted: [], flagged: [], muted: [], watch: 'normal', replyAgainAt: null },
})

test('TALK-302 until it is known whose a post is, it is not taken for that of another', async () => {
  const asked = later()
  network(() => asked.answer)
  const { now } = await runHook(() => useReaderOf(thread, ['']), undefined, clientOf())
  expect([now().isOfAnother(thread), now().owns(thread)]).toEqual([false, false])
  asked.give(marks(['own', 'theirs']))
  await pass()
  expect([now().isOfAnother(thread), now().owns(thread), now().isOfAnother(theirs)]).toEqual([
    false,
    true,
    true,
  ])
  // The post is newer than the marks, and may be one's own.
  expect(now().isOfAnother(fresh)).toBe(false)
})
