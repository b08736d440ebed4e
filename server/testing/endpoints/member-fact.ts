import { randomUUID } from 'node:crypto'
import type * as MemberFact from '@callofcode/contract/member-fact/member-fact'
import { ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { involved, type WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { theAuthor } from './prepared.ts'

/** Makes room first: a club has few fields. */
async function ownField({ site }: WriteWorld) {
  const { pool } = site.database
  await pool.query("delete from member_fields where created_at > '2000-01-01'")
  const { rows } = await pool.query(
    "insert into member_fields (name, kind, choices) values ($1, 'choice', '{Yes,No}') returning id",
    [`Field ${randomUUID().slice(0, 8)}`],
  )
  return { params: { id: rows[0].id as string } }
}

export const memberFactRows: TableOf<typeof MemberFact> = {
  'GET /members/signup/fields': { may: ['anyone', 'visitor'] },
  'GET /admin/member-fields': { may: ['admin', 'admin:read'] },
  'POST /admin/member-fields': {
    may: ['admin', 'admin:write'],
    body: { name: 'Hostel', kind: 'choice', choices: ['North', 'South'], atSignup: 'no' },
    call: async (world) => {
      await ownField(world)
      return { body: { name: `Hostel ${randomUUID().slice(0, 8)}`, kind: 'text' } }
    },
  },
  'PATCH /admin/member-fields/:id': {
    may: ['admin', 'admin:write'],
    body: { name: 'Hostel', choices: ['North', 'South'], atSignup: 'no' },
    call: async (world) => ({ ...(await ownField(world)), body: { choices: ['Yes', 'No', 'Later'] } }),
  },
  'DELETE /admin/member-fields/:id': { may: ['admin', 'admin:write'], call: ownField },
  'GET /admin/members/:id/facts': { may: ['admin', 'none'], call: theAuthor },
  'PATCH /admin/members/:id/facts': {
    may: ['admin', 'none'],
    body: { facts: [{ field: ROLL_NUMBER, value: '21CS045' }] },
    also: { 'facts.0.value': [null] },
    call: async (world) => ({
      params: { id: (await involved(world)).id },
      body: { facts: [{ field: ROLL_NUMBER, value: '21CS045' }] },
    }),
  },
}
