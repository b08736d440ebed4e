// @vitest-environment happy-dom
import type { MemberBlogPage } from '@callofcode/contract/member-blog/member-blog'
import { afterEach, expect, test } from 'vitest'
import { ashasSession } from '../../../testing/member.ts'
import { all, one, pressButton, until } from '../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'

afterEach(closeScreen)

const _id = '0197f9a0-0000-7000-8000-000000000041'
const at = '2026-03-02T10:00:00.000Z'
const blog: MemberBlogPage = {
  _id,
  title: 'Two pointers',
  category: 'DSA',
  tags: [],
  content: 'Slowly.',
  html: '<p>Slowly.</p>',
  state: 'accepted',
  author: 'Ravi',
  authorPage: null,
  changedAt: at,
  submittedAt: at,
  publishAt: null,
  slug: null,
  readMinutes: 1,
  version: 1,
  reason: null,
  isAuthor: false,
  isEditor: true,
  isCoAuthor: false,
  isInvited: false,
  mayEdit: true,
  coAuthors: [],
  changedBy: null,
  comments: [],
  sentIn: null,
  published: null,
  timeZone: 'Asia/Kolkata',
}

test('UI-21 once a blog is accepted the focus is on its title', async () => {
  await openScreen(`/dashboard/my-blogs/${_id}`, {
    session: { ...ashasSession, role: 'admin' },
    answers: {
      [`GET /member-blogs/${_id}`]: { data: { ...blog, state: 'submitted' } },
      [`POST /blog-reviews/${_id}/decide`]: { data: blog, message: 'Blog accepted' },
    },
  })
  await until(() => one('button', 'Accept'))
  one('button', 'Accept').focus()
  await pressButton('Accept')
  await until(() => expect(all('button', 'Accept')).toEqual([]))
  await until(() => expect(document.activeElement?.id).toBe('writing-title'))
})

test('UI-21 once a blog is published the focus is on its title', async () => {
  await openScreen(`/dashboard/my-blogs/${_id}`, {
    session: { ...ashasSession, role: 'admin' },
    answers: {
      [`GET /member-blogs/${_id}`]: { data: blog },
      [`POST /blog-reviews/${_id}/publish`]: {
        data: { ...blog, state: 'published', slug: 'two-pointers' },
        message: 'Blog published',
      },
    },
  })
  await until(() => one('button', 'Publish now'))
  one('button', 'Publish now').focus()
  await pressButton('Publish now')
  await pressButton('Publish now', one('dialog', /./))
  await until(() => expect(all('button', 'Publish now')).toEqual([]))
  await until(() => expect(document.activeElement?.id).toBe('writing-title'))
})
