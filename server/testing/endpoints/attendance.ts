import { randomUUID } from 'node:crypto'
import type * as Attendance from '@callofcode/contract/attendance/attendance'
import type * as Certificate from '@callofcode/contract/certificate/certificate'
import type { WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { anEvent, shownAt } from './prepared.ts'

async function eventOfNow({ site, make }: WriteWorld): Promise<string> {
  const id = await make.event()
  await site.database.pool.query(
    `update events set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1`,
    [id],
  )
  return id
}
const aCertificate = async ({ make }: WriteWorld) => ({ params: { id: await make.certificate() } })
const codeOfOne = async (world: WriteWorld) => ({
  params: { code: await shownAt(world, world.make.certificate, '/certificates/:code') },
})

export const attendanceRows: TableOf<typeof Attendance | typeof Certificate> = {
  'POST /events/:id/door/people': {
    may: ['events', 'admin:write'],
    key: 'event_attendances',
    body: { guest: 'Dr. Rao' },
    call: async ({ make, author }) => ({ params: { id: await make.event() }, body: { memberId: author.id } }),
  },
  'POST /events/:id/pass': {
    may: ['member', 'none'],
    readers: 'moderators',
    by: 'other',
    body: { code: '012345' },
    call: async (world) => {
      const id = await eventOfNow(world)
      const { body } = await world.site.ask('GET', `/events/${id}/door/wall`, { as: world.admin.as })
      return { params: { id }, body: { code: body.data.code } }
    },
  },
  'GET /events/:id/door/members': { may: ['events', 'admin:read'], call: anEvent },
  'GET /events/:id/pass': { may: ['member', 'none'], call: anEvent },
  'GET /events/:id/door/wall': { may: ['events', 'none'], call: anEvent },
  'GET /events/:id/attendance': { may: ['events', 'admin:read'], call: anEvent },
  'GET /events/:id/door/people': { may: ['events', 'admin:read'], call: anEvent },
  'GET /events/:id/door': { may: ['events', 'admin:read'], call: anEvent },
  'POST /events/:id/door/scans': {
    may: ['events', 'admin:write'],
    body: { scans: [{ code: 'Cx', anyway: true, late: true }] },
    call: async ({ make }) => ({ params: { id: await make.event() }, body: { scans: [{ code: 'C' }] } }),
  },
  'DELETE /events/:id/door/people/:attendanceId': {
    may: ['events', 'admin:write'],
    call: async ({ make, ask, admin }) => {
      const id = await make.event()
      const { data } = await ask('POST', `/events/${id}/door/people`, admin.as, { guest: 'Dr. Rao' })
      return { params: { id, attendanceId: data.attendanceId } }
    },
  },

  'POST /admin/certificates/:id/correct': {
    may: ['events', 'admin:write'],
    body: { name: 'Asha Verma' },
    call: aCertificate,
  },
  'POST /events/:id/certificates': {
    may: ['events', 'admin:write'],
    key: 'certificates',
    body: {
      title: 'Certificate',
      words: 'for taking part',
      signer: 'Ananya Rao, president',
      memberIds: [randomUUID()],
    },
    call: async ({ make, site }) => ({
      params: { id: await make.pastEvent() },
      body: {
        title: 'Certificate',
        words: 'for coming',
        signer: 'Rohan',
        memberIds: [(await site.member()).id],
      },
    }),
  },
  'GET /events/:id/certificates': { may: ['events', 'admin:read'], call: anEvent },
  'GET /certificates': { may: ['member', 'read'] },
  'GET /events/:id/certificates/without': { may: ['events', 'admin:read'], call: anEvent },
  'POST /admin/certificates/:id/revoke': {
    may: ['events', 'admin:write'],
    body: { reason: 'A mistake.' },
    call: aCertificate,
  },
  'GET /certificates/:code': { may: ['anyone', 'visitor'], call: codeOfOne },
  'GET /certificates/:code.pdf': { may: ['member', 'none'], call: codeOfOne },
  'GET /events/:id/certificate-preview.pdf': {
    may: ['events', 'none'],
    call: async (world) => ({
      ...(await anEvent(world)),
      query: { title: 'Certificate', words: 'for coming', signer: 'Rohan, president' },
    }),
  },
}
