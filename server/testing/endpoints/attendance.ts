import { randomUUID } from 'node:crypto'
import type * as Attendance from '@callofcode/contract/attendance/attendance'
import type * as Certificate from '@callofcode/contract/certificate/certificate'
import type * as Signature from '@callofcode/contract/certificate/signature'
import { blobOf, signature } from '../pictures.ts'
import type { WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { anEvent, formOf, shownAt } from './prepared.ts'

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

/** Creates an event with a certificate of a guest. */
async function eventOfGuest({ make, ask, admin }: WriteWorld): Promise<string> {
  const id = await make.pastEvent()
  const wording = { title: 'Certificate', words: 'for coming', signer: 'Rohan, president' }
  await ask('POST', `/events/${id}/certificates`, admin.as, { ...wording, people: [{ name: 'Dr. Rao' }] })
  return id
}
const codeOfGuest = async (world: WriteWorld) => {
  const path = `/events/${await eventOfGuest(world)}/certificates`
  const { body } = await world.site.ask('GET', path, { as: world.admin.as })
  return { params: { code: body.data[0].code } }
}
async function signatureForm() {
  const form = formOf('signer', 'Rohan, president')
  form.append('file', blobOf(await signature()))
  return form
}

export const attendanceRows: TableOf<typeof Attendance | typeof Certificate | typeof Signature> = {
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
    body: { name: 'Asha Verma', title: 'Of merit', words: 'for coming', award: '1' },
    also: { award: [null, 'Best design'] },
    call: aCertificate,
  },
  'POST /events/:id/certificates': {
    may: ['events', 'admin:write'],
    key: 'certificates',
    body: {
      title: 'Certificate',
      words: 'for taking part',
      signer: 'Ananya Rao, president',
      secondSigner: 'Meera Iyer, adviser',
      memberIds: [randomUUID()],
      people: [{ name: 'Dr. Rao', email: 'rao@college.edu', award: '1' }],
    },
    also: { secondSigner: [''] },
    call: async ({ make, site }) => ({
      params: { id: await make.pastEvent() },
      body: {
        title: 'Certificate',
        words: 'for coming',
        signer: 'Rohan',
        people: [{ memberId: (await site.member()).id, award: 'Best design' }],
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
  'GET /certificates/:code.pdf': { may: ['anyone', 'visitor'], call: codeOfGuest },
  'GET /events/:id/certificates.zip': {
    may: ['events', 'none'],
    call: async (world) => ({ params: { id: await eventOfGuest(world) } }),
  },
  'GET /certificate-signatures': {
    may: ['events', 'none'],
    call: async () => ({ query: { signer: 'Rohan, president' } }),
  },
  'POST /certificate-signatures': {
    may: ['events', 'none'],
    call: async () => ({ form: await signatureForm() }),
  },
  'DELETE /certificate-signatures/:id': {
    may: ['events', 'none'],
    call: async ({ ask, admin }) => ({
      params: {
        id: (await ask('POST', '/certificate-signatures', admin.as, await signatureForm())).data._id,
      },
    }),
  },
  'GET /events/:id/certificate-preview.pdf': {
    may: ['events', 'none'],
    call: async (world) => ({
      ...(await anEvent(world)),
      query: { title: 'Certificate', words: 'for coming', signer: 'Rohan, president' },
    }),
  },
}
