import type * as Mentor from '@callofcode/contract/batch/mentor'
import type * as Member from '@callofcode/contract/member/member'
import type * as MemberAdmin from '@callofcode/contract/member/member-admin'
import type * as MemberPage from '@callofcode/contract/member/member-page'
import { PAGE_PARTS } from '@callofcode/contract/member/member-page'
import { memberWithApp } from '../second-factors.ts'
import { batchIn, involved, memberWho, type WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { formOf, somebody, theAuthor } from './prepared.ts'

/** Creates a batch with the admin as mentor. Members cannot make themselves mentors. */
async function mentoredBatch(world: WriteWorld) {
  const batch = await batchIn(world)
  const another = await world.site.member({ role: 'admin' })
  await world.ask('PUT', `/admin/members/${world.admin.id}/mentored/${batch}`, another.as)
  return batch
}
const aMentored = async (world: WriteWorld) => ({ params: { batch: await mentoredBatch(world) } })
/** Returns the handle of a member whose page everybody sees. */
async function shownPage({ ask, author }: WriteWorld) {
  await ask('PATCH', '/members/me/page', author.as, { page: 'everyone' })
  return author.handle
}
const waitingMember = async (world: WriteWorld) => ({
  params: { id: (await memberWho(world, { name: 'Wait Ing', status: 'pending' })).id },
})

export const memberRows: TableOf<typeof Member | typeof MemberAdmin | typeof Mentor | typeof MemberPage> = {
  'POST /approvals/:id/approve': { may: ['approvals', 'admin:write'], call: waitingMember },
  'POST /approvals/:id/decline': { may: ['approvals', 'admin:write'], call: waitingMember },
  'GET /members/': { may: ['member', 'read'] },
  'GET /approvals': { may: ['approvals', 'admin:read'] },
  'PATCH /members/': {
    may: ['member', 'none'],
    call: async (world) => ({
      as: (await involved(world)).as,
      form: formOf('memberData', '{"name":"Lea Renamed"}'),
    }),
  },

  'POST /admin/members/:id/disable': { may: ['admin', 'none'], call: somebody },
  'POST /admin/members/:id/enable': {
    may: ['admin', 'none'],
    call: async (world) => ({ params: { id: (await memberWho(world, { status: 'disabled' })).id } }),
  },
  'POST /admin/members/:id/signout': { may: ['admin', 'none'], call: somebody },
  'GET /admin/members/:id': { may: ['admin', 'none'], call: theAuthor },
  'PUT /admin/members/:id/tasks/:task': {
    may: ['admin', 'none'],
    body: { until: '2099-06-30' },
    also: { until: [null] },
    call: async (world) => ({ params: { id: (await involved(world)).id, task: 'moderation' } }),
  },
  'GET /admin/members': { may: ['admin', 'admin:read'] },
  'GET /members.csv': { may: ['admin', 'none'] },
  'GET /progress.csv': { may: ['admin', 'none'] },
  'GET /attendance.csv': { may: ['admin', 'none'] },
  'POST /admin/members/:id/factors/reset': {
    may: ['admin', 'none'],
    call: async ({ site }) => ({ params: { id: (await memberWithApp(site)).id } }),
  },
  'POST /admin/members/:id/role': { may: ['admin', 'none'], body: { role: 'admin' }, call: somebody },
  'DELETE /admin/members/:id/tasks/:task': {
    may: ['admin', 'none'],
    call: async (world) => ({
      params: { id: (await memberWho(world, { tasks: ['moderation'] })).id, task: 'moderation' },
    }),
  },

  'PUT /admin/members/:id/mentored/:batch': {
    may: ['admin', 'none'],
    call: async (world) => ({ params: { id: (await involved(world)).id, batch: await batchIn(world) } }),
  },
  'GET /mentoring': { may: ['member', 'read'] },
  'GET /admin/members/:id/mentored': { may: ['admin', 'none'], call: theAuthor },
  'GET /mentoring/:batch': { may: ['member', 'read'], call: aMentored },
  'GET /mentoring/:batch/members.csv': { may: ['member', 'none'], call: aMentored },
  'DELETE /admin/members/:id/mentored/:batch': {
    may: ['admin', 'none'],
    call: async (world) => {
      const { id } = await involved(world)
      const batch = await batchIn(world)
      await world.site.database.pool.query(
        'insert into batch_mentors (member_id, batch_id) values ($1, $2)',
        [id, batch],
      )
      return { params: { id, batch } }
    },
  },

  'GET /member-pages/:handle': {
    may: ['member', 'read'],
    call: async (world) => ({ params: { handle: await shownPage(world) } }),
  },
  'GET /members/me/page': { may: ['member', 'read'] },
  'GET /member-pages/:handle/public': {
    may: ['anyone', 'visitor'],
    call: async (world) => ({ params: { handle: await shownPage(world) } }),
  },
  'PATCH /members/me/page': {
    may: ['member', 'none'],
    readers: 'taken back',
    by: 'author',
    body: Object.fromEntries(PAGE_PARTS.map((part) => [part, 'members'])),
    call: async () => ({ body: { page: 'everyone' } }),
  },
}
