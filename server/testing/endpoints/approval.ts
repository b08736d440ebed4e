import { randomUUID } from 'node:crypto'
import type * as Approval from '@callofcode/contract/approval/approval'
import type * as Domain from '@callofcode/contract/approval/domain'
import type * as JoinCode from '@callofcode/contract/approval/join-code'
import { memberWho, type WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { madeBy } from './prepared.ts'

const code = { note: 'Freshers', mostUses: 60, days: 3 }
const joinCode = (world: WriteWorld) => madeBy(world, world.admin.as, '/approvals/codes', code)
const approving = async (world: WriteWorld) => ({
  action: 'approve' as const,
  ids: [(await memberWho(world, { name: 'Wait Ing', status: 'pending' })).id],
})

export const approvalRows: TableOf<typeof Approval | typeof Domain | typeof JoinCode> = {
  'POST /approvals/decisions': {
    may: ['approvals', 'admin:write'],
    key: 'approval_decisions',
    body: { action: 'decline', reason: 'Unknown.', ids: [randomUUID()] },
    call: async (world) => ({ body: await approving(world) }),
  },
  'GET /approvals/decisions': { may: ['approvals', 'admin:read'] },
  'GET /approvals/summary': { may: ['approvals', 'admin:read'] },
  'POST /approvals/decisions/:id/undo': {
    may: ['approvals', 'admin:write'],
    call: async (world) => {
      const { data } = await world.ask('POST', '/approvals/decisions', world.admin.as, await approving(world))
      return { params: { id: data.decision._id } }
    },
  },

  'POST /approvals/domains': {
    may: ['admin', 'none'],
    body: { domain: 'college.edu' },
    call: async () => ({ body: { domain: 'first.edu' } }),
  },
  'GET /approvals/domains': { may: ['admin', 'none'] },
  'DELETE /approvals/domains/:id': {
    may: ['admin', 'none'],
    call: async (world) => ({
      params: { id: await madeBy(world, world.admin.as, '/approvals/domains', { domain: 'second.edu' }) },
    }),
  },

  'POST /approvals/codes': {
    may: ['admin', 'none'],
    key: 'join_codes',
    body: { ...code, batch: null, passoutYear: new Date().getUTCFullYear() },
    also: { passoutYear: [null] },
  },
  'GET /approvals/codes/:id/qr': {
    may: ['admin', 'none'],
    call: async (world) => ({ params: { id: await joinCode(world) } }),
  },
  'POST /approvals/codes/:id/end': {
    may: ['admin', 'none'],
    call: async (world) => ({ params: { id: await joinCode(world) } }),
  },
  'GET /approvals/codes': { may: ['admin', 'none'] },
  'GET /approvals/codes/:id/members': {
    may: ['admin', 'none'],
    call: async (world) => ({ params: { id: await joinCode(world) } }),
  },
}
