import { randomUUID } from 'node:crypto'
import type * as GroupAnnouncement from '@callofcode/contract/announcement/group-announcement'
import type * as Group from '@callofcode/contract/group/group'
import type * as GroupMember from '@callofcode/contract/group/group-member'
import { involved, type WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'

/** Makes a group of the club. Returns its address. */
async function groupIn({ ask, admin }: WriteWorld, fields: object = {}): Promise<string> {
  const { data } = await ask('POST', '/admin/groups', admin.as, { name: `Web ${randomUUID()}`, ...fields })
  return data.slug
}
const aGroup = async (world: WriteWorld) => ({ params: { group: await groupIn(world) } })
const somebodyIn = async (world: WriteWorld) => {
  const group = await groupIn(world)
  const { id } = await involved(world)
  await world.ask('PUT', `/groups/${group}/members/${id}`, world.admin.as)
  return { params: { group, id } }
}

export const groupRows: TableOf<typeof Group | typeof GroupMember | typeof GroupAnnouncement> = {
  'GET /groups': { may: ['member', 'read'] },
  'GET /groups/:group': { may: ['member', 'read'], call: aGroup },
  'POST /groups/:group/join': { may: ['member', 'none'], readers: 'moderators', by: 'other', call: aGroup },
  'POST /groups/:group/leave': { may: ['member', 'none'], readers: 'taken back', by: 'other', call: aGroup },
  'PUT /groups/:group/description': {
    may: ['member', 'none'],
    body: { description: 'Pages, servers, and what is between.' },
    call: aGroup,
  },
  'GET /groups/:group/members': { may: ['member', 'read'], call: aGroup },
  'GET /groups/:group/members.csv': { may: ['member', 'none'], call: aGroup },
  'GET /groups/:group/candidates': {
    may: ['member', 'read'],
    call: async (world) => ({ ...(await aGroup(world)), query: { q: 'Omar' } }),
  },
  'PUT /groups/:group/members/:id': {
    may: ['member', 'none'],
    readers: 'moderators',
    body: { lead: true },
    call: async (world) => ({ params: { group: await groupIn(world), id: (await involved(world)).id } }),
  },
  'DELETE /groups/:group/members/:id': { may: ['member', 'none'], readers: 'taken back', call: somebodyIn },
  'POST /groups/:group/accept': {
    may: ['member', 'none'],
    readers: 'moderators',
    call: async (world) => {
      const group = await groupIn(world, { joining: 'asked' })
      await world.ask('POST', `/groups/${group}/join`, (await involved(world)).as)
      return { params: { group } }
    },
  },
  'GET /groups/:group/audience': { may: ['member', 'read'], call: aGroup },
  'POST /groups/:group/announcements': {
    may: ['member', 'none'],
    key: 'announcements',
    body: { title: 'Hack night', content: 'On Friday, room 4.', mail: true },
    call: aGroup,
  },

  'POST /admin/groups': {
    may: ['admin', 'admin:write'],
    key: 'club_groups',
    body: { name: 'Web', description: 'Pages and servers.', joining: 'asked' },
    call: async () => ({ body: { name: `Web ${randomUUID()}` } }),
  },
  'PATCH /admin/groups/:group': {
    may: ['admin', 'admin:write'],
    body: { name: 'Web', description: 'Pages and servers.', joining: 'chosen', archived: true },
    call: async (world) => ({ ...(await aGroup(world)), body: { description: 'Pages.' } }),
  },
  'DELETE /admin/groups/:group': { may: ['admin', 'admin:write'], call: aGroup },
}
