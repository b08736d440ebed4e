import { randomUUID } from 'node:crypto'
import type * as Announcement from '@callofcode/contract/announcement/announcement'
import type * as Banner from '@callofcode/contract/announcement/banner'
import type * as Notification from '@callofcode/contract/notification/notification'
import type { WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { madeBy } from './prepared.ts'

const announcement = {
  title: 'Hall moved',
  content: 'Room 2.',
  to: 'year' as const,
  year: 2027,
  mail: true,
  batchId: randomUUID(),
  groupId: randomUUID(),
  eventId: randomUUID(),
  setId: randomUUID(),
  bannerDay: '2099-01-02',
  publishAt: '2099-01-01T10:00:00Z',
}
const told = { title: 'Hall moved', content: 'Room 2.', bannerDay: '2099-01-02', mail: true }
const anAnnouncement = async (world: WriteWorld) => ({
  params: { id: await madeBy(world, world.admin.as, '/admin/announcements', told) },
})

export const noticeRows: TableOf<typeof Notification | typeof Announcement | typeof Banner> = {
  'GET /notifications/unread': { may: ['member', 'read'] },
  'GET /notifications/settings': { may: ['member', 'none'] },
  'GET /notifications': { may: ['member', 'read'] },
  'POST /notifications/:id/read': {
    may: ['member', 'none'],
    readers: 'self',
    undone: 'needs a notification of one’s own; readNotifications does the same to all',
    call: async () => ({ params: { id: randomUUID() } }),
  },
  'POST /notifications/read': {
    may: ['member', 'none'],
    readers: 'self',
    by: 'other',
    body: { thread: randomUUID(), until: '2026-01-01T00:00:00Z' },
    call: async () => ({ body: {} }),
  },
  'PUT /notifications/settings': {
    may: ['member', 'none'],
    readers: 'self',
    by: 'other',
    body: {
      mailMentions: true,
      mailReplies: false,
      mailWaiting: true,
      mailAnnouncements: true,
      mailEvents: false,
      mailQuestions: true,
      mailEventDay: true,
      mailEventHour: false,
      timeZone: 'Asia/Kolkata',
    },
    also: { timeZone: [null] },
  },
  'POST /notifications/unsubscribe': {
    may: ['anyone', 'visitor'],
    readers: 'account',
    body: { token: 'x' },
    undone: 'needs a token out of a mail',
  },

  'GET /admin/announcements/audience': {
    may: ['organiser', 'admin:read'],
    call: async () => ({ query: { to: 'everyone' } }),
  },
  'POST /admin/announcements': {
    may: ['announcements', 'admin:write'],
    key: 'announcements',
    body: announcement,
    also: {
      year: [null],
      batchId: [null],
      groupId: [null],
      eventId: [null],
      setId: [null],
      bannerDay: [null],
      publishAt: [null],
    },
    call: async () => ({ body: told }),
  },
  'GET /announcements/:id': { may: ['member', 'read'], call: anAnnouncement },
  'GET /admin/announcements/:id': { may: ['announcements', 'admin:read'], call: anAnnouncement },
  'GET /admin/announcements': { may: ['announcements', 'admin:read'] },
  'GET /announcements': { may: ['member', 'read'] },
  'POST /announcements/:id/seen': {
    may: ['member', 'none'],
    readers: 'self',
    by: 'other',
    call: anAnnouncement,
  },
  'POST /admin/announcements/mail': {
    may: ['organiser', 'none'],
    body: { title: 'Hall moved', content: 'To room 4.', sendMe: false },
  },
  'PATCH /admin/announcements/:id': {
    may: ['announcements', 'admin:write'],
    body: announcement,
    also: {
      year: [null],
      batchId: [null],
      groupId: [null],
      eventId: [null],
      setId: [null],
      bannerDay: [null],
      publishAt: [null],
    },
    call: async (world) => ({
      params: { id: await madeBy(world, world.admin.as, '/admin/announcements', told) },
      body: { title: 'Hall moved again' },
    }),
  },
  'POST /admin/announcements/:id/withdraw': { may: ['announcements', 'admin:write'], call: anAnnouncement },

  'GET /announcements/banner': { may: ['member', 'none'] },
}
