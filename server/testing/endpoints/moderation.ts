import { randomUUID } from 'node:crypto'
import type * as Conduct from '@callofcode/contract/club/conduct'
import type * as Moderation from '@callofcode/contract/moderation/moderation'
import type * as Sanction from '@callofcode/contract/moderation/sanction'
import type * as Relation from '@callofcode/contract/relation/relation'
import { flagged, measured } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { aThread, theAuthor } from './prepared.ts'

export const moderationRows: TableOf<typeof Moderation | typeof Sanction | typeof Relation | typeof Conduct> =
  {
    'GET /waiting': { may: ['organiser', 'admin:read'] },
    'POST /forum/flags': {
      may: ['member', 'forum:write'],
      readers: 'moderators',
      by: 'other',
      body: { postId: randomUUID(), reason: 'Spam', note: 'See the link.' },
      call: async ({ make }) => ({ body: { postId: await make.thread(), reason: 'Other', note: '' } }),
    },
    'GET /forum/flags': { may: ['moderation', 'admin:read'] },
    'GET /forum/posts/:id/revisions': { may: ['member', 'read'], call: aThread },
    'POST /forum/threads/:id/lock': {
      may: ['moderation', 'admin:write'],
      body: { locked: true },
      call: aThread,
    },
    'POST /forum/threads/:id/pin': {
      may: ['moderation', 'admin:write'],
      body: { pinned: true },
      call: aThread,
    },
    'POST /forum/flags/:id/resolve': {
      may: ['moderation', 'admin:write'],
      body: { ruling: 'kept', measure: { kind: 'pause', words: 'Mind your words.', hours: 24 } },
      call: async (world) => ({ params: { id: await flagged(world) }, body: { ruling: 'removed' } }),
    },

    'POST /members/me/warnings/:id/acknowledge': {
      may: ['member', 'none'],
      readers: 'self',
      call: async (world) => {
        const { as, measure: sanction } = await measured(world, 'warning')
        return { as, params: { id: sanction } }
      },
    },
    'POST /moderation/people/:id/measures': {
      may: ['moderation', 'admin:write'],
      key: 'measures',
      body: { kind: 'warning', reason: 'Spam', words: 'One more, and you rest.' },
      call: async ({ site }) => ({
        params: { id: (await site.member()).id },
        body: { kind: 'pause', reason: 'Spam', words: 'Rest a little.', hours: 24 },
      }),
    },
    'GET /moderation/people': { may: ['moderation', 'admin:read'] },
    'GET /moderation/people/:id': { may: ['moderation', 'admin:read'], call: theAuthor },
    'GET /members/me/standing': { may: ['member', 'none'] },
    'POST /moderation/measures/:id/lift': {
      may: ['moderation', 'admin:write'],
      call: async (world) => ({ params: { id: (await measured(world, 'pause')).measure } }),
    },
    'GET /moderation/people/:id/history': { may: ['moderation', 'admin:read'], call: theAuthor },

    'GET /forum/muted': { may: ['member', 'read'] },
    'GET /members/me/relations': { may: ['member', 'none'] },
    'PUT /members/me/relations': {
      may: ['member', 'none'],
      readers: 'self',
      by: 'other',
      body: { kind: 'muted', post: randomUUID() },
      call: async ({ make }) => ({ body: { kind: 'muted', post: await make.thread() } }),
    },

    'POST /members/me/conduct': { may: ['member', 'none'], readers: 'self', by: 'other' },
    'POST /admin/club/conduct/ask': {
      may: ['admin', 'admin:write'],
      body: { edition: 0 },
      call: async ({ ask, site, admin }) => {
        await ask('PATCH', '/admin/club', admin.as, { conduct: 'Be kind.' })
        const { settings } = (await site.ask('GET', '/admin/club', { as: admin.as })).body.data
        return { body: { edition: settings.conductEdition } }
      },
    },
  }
