import { randomUUID } from 'node:crypto'
import type * as Alumni from '@callofcode/contract/batch/alumni'
import type * as Batch from '@callofcode/contract/batch/batch'
import type * as MemberAct from '@callofcode/contract/batch/member-act'
import type * as Handover from '@callofcode/contract/club/handover'
import type * as Duplicate from '@callofcode/contract/member/duplicate'
import { BRANCH } from '@callofcode/contract/member-fact/read-fact'
import type * as MemberImport from '@callofcode/contract/member-import/member-import'
import type * as UndoImport from '@callofcode/contract/member-import/undo-import'
import { batchIn, involved, memberWho } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { somebody, theAuthor } from './prepared.ts'

export const yearRows: TableOf<
  | typeof Alumni
  | typeof Batch
  | typeof MemberAct
  | typeof Handover
  | typeof Duplicate
  | typeof MemberImport
  | typeof UndoImport
> = {
  'POST /admin/members/:id/archive': { may: ['admin', 'none'], call: somebody },
  'POST /admin/years/:year/archive': {
    may: ['admin', 'none'],
    call: async (world) => {
      const { id } = await involved(world)
      await world.site.database.pool.query(`update members set passout_year = '2031-01-01Z' where id = $1`, [
        id,
      ])
      return { params: { year: '2031' } }
    },
  },
  'GET /admin/years': { may: ['organiser', 'admin:read'] },
  'POST /admin/members/:id/restore': {
    may: ['admin', 'none'],
    call: async (world) => ({ params: { id: (await memberWho(world, { archivedAt: new Date() })).id } }),
  },
  'POST /admin/years/:year/restore': {
    may: ['admin', 'none'],
    body: { archivedAt: '2026-11-26T10:00:00.000Z' },
    call: async (world) => {
      await memberWho(world, { archivedAt: new Date(), passoutYear: new Date('2032-01-01Z') })
      return { params: { year: '2032' }, body: {} }
    },
  },

  'POST /admin/batches': {
    may: ['admin', 'admin:write'],
    body: { name: 'CSE A' },
    call: async () => ({ body: { name: `Batch ${randomUUID()}` } }),
  },
  'GET /admin/batches': { may: ['organiser', 'admin:read'] },
  'DELETE /admin/batches/:id': {
    may: ['admin', 'admin:write'],
    call: async (world) => ({ params: { id: await batchIn(world) } }),
  },
  'PATCH /admin/batches/:id': {
    may: ['admin', 'admin:write'],
    body: { name: 'CSE B' },
    call: async (world) => ({
      params: { id: await batchIn(world) },
      body: { name: `Batch ${randomUUID()}` },
    }),
  },
  'PUT /admin/members/batch': {
    may: ['admin', 'admin:write'],
    body: { ids: [randomUUID()], batchId: randomUUID() },
    also: { batchId: [null] },
    call: async (world) => ({ body: { ids: [(await involved(world)).id], batchId: null } }),
  },
  'PUT /admin/members/fact': {
    may: ['admin', 'admin:write'],
    body: { ids: [randomUUID()], field: BRANCH, value: 'CSE' },
    also: { value: [null] },
    call: async (world) => ({ body: { ids: [(await involved(world)).id], field: BRANCH, value: 'CSE' } }),
  },
  'PUT /admin/members/year': {
    may: ['admin', 'admin:write'],
    body: { ids: [randomUUID()], year: 2030 },
    also: { year: [null] },
    call: async (world) => ({ body: { ids: [(await involved(world)).id], year: 2030 } }),
  },

  'PUT /admin/members/alumni': {
    may: ['admin', 'admin:write'],
    body: { ids: [randomUUID()], expected: null },
    also: { expected: [null] },
    call: async (world) => ({ body: { ids: [(await involved(world)).id], expected: 1 } }),
  },
  'POST /admin/members/invitations': {
    may: ['admin', 'admin:write'],
    body: { ids: [randomUUID()], expected: null },
    also: { expected: [null] },
    call: async (world) => ({ body: { ids: [(await involved(world)).id], expected: 0 } }),
  },
  'PUT /admin/members/tasks': {
    may: ['admin', 'admin:write'],
    body: { ids: [randomUUID()], expected: null, task: 'events', gives: true, until: '2099-06-30' },
    also: { expected: [null], until: [null] },
    call: async (world) => ({
      body: { ids: [(await involved(world)).id], expected: 1, task: 'events', gives: true, until: null },
    }),
  },
  'POST /admin/members/sets': {
    may: ['admin', 'admin:write'],
    body: { ids: [randomUUID()] },
    call: async (world) => ({ body: { ids: [(await involved(world)).id] } }),
  },
  'GET /chosen-members.csv': {
    may: ['admin', 'none'],
    call: async ({ site, admin, author }) => {
      const body = { ids: [author.id] }
      const kept = await site.ask('POST', '/admin/members/sets', { as: admin.as, body })
      return { query: { set: kept.body.data._id, columns: 'year,batch' } }
    },
  },
  'GET /admin/member-acts': { may: ['admin', 'admin:read'] },
  'POST /admin/member-acts/:id/undo': {
    may: ['admin', 'admin:write'],
    call: async (world) => {
      const { rows } = await world.site.database.pool.query<{ id: string }>(
        `with act as (insert into member_acts (kind, given) values ('year', '2031') returning id)
        insert into member_act_changes (act_id, member_id) select id, $1 from act returning act_id as id`,
        [(await involved(world)).id],
      )
      return { params: { id: rows[0]?.id ?? '' } }
    },
  },

  'GET /admin/handover': { may: ['admin', 'none'] },
  'POST /admin/handover/marks': { may: ['admin', 'none'], body: { mark: 'backup' } },

  'GET /admin/members/:id/duplicates': { may: ['admin', 'none'], call: theAuthor },
  'POST /admin/members/:id/duplicates/:other/merge': {
    may: ['admin', 'none'],
    call: async (world) => ({
      params: { id: (await memberWho(world, {})).id, other: (await involved(world)).id },
    }),
  },
  'GET /admin/members/:id/duplicates/:other': {
    may: ['admin', 'none'],
    call: async ({ author, other }) => ({ params: { id: author.id, other: other.id } }),
  },

  'POST /admin/members/import': {
    may: ['admin', 'none'],
    key: 'members',
    body: {
      csv: 'name,email,joined\nAsha,asha@college.edu,1/8/2026',
      columns: [{ head: 'joined', column: 'Batch' }],
      dayFirst: true,
      onlyGood: true,
    },
    also: { 'columns.0.column': [null] },
    call: async () => ({ body: { csv: `name,email\nNew One,${randomUUID()}@college.edu` } }),
  },
  'POST /admin/members/import/wrong-rows': {
    may: ['admin', 'none'],
    body: {
      csv: 'name,email,joined\nAsha,asha@college.edu,1/8/2026',
      columns: [{ head: 'joined', column: 'Batch' }],
      dayFirst: true,
    },
    also: { 'columns.0.column': [null] },
  },
  'GET /admin/members/imports': { may: ['admin', 'none'] },
  'POST /admin/members/imports/:id/undo': {
    may: ['admin', 'none'],
    call: async ({ site, admin }) => {
      const csv = `name,email\nUndone One,${randomUUID()}@college.edu`
      await site.ask('POST', '/admin/members/import', { as: admin.as, body: { csv } })
      const { body } = await site.ask('GET', '/admin/members/imports', { as: admin.as })
      return { params: { id: body.data[0]._id } }
    },
  },
  'POST /admin/members/invitation-links': { may: ['admin', 'none'] },
  'POST /admin/members/import/preview': {
    may: ['admin', 'none'],
    body: {
      csv: 'name,email,joined\nAsha,asha@college.edu,1/8/2026',
      columns: [{ head: 'joined', column: 'Batch' }],
      dayFirst: true,
    },
    also: { 'columns.0.column': [null] },
  },
  'POST /admin/members/:id/password-link': {
    may: ['admin', 'none'],
    call: async ({ site }) => ({ params: { id: (await site.member()).id } }),
  },
}
