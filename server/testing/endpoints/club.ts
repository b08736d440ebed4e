import { randomUUID } from 'node:crypto'
import type * as Audit from '@callofcode/contract/audit/audit'
import type * as Backup from '@callofcode/contract/backup/backup'
import type * as About from '@callofcode/contract/club/about'
import type * as Club from '@callofcode/contract/club/club'
import type * as MailServer from '@callofcode/contract/club/mail-server'
import type * as Licence from '@callofcode/contract/licence/licence'
import type * as Markdown from '@callofcode/contract/markdown/markdown'
import type * as Operations from '@callofcode/contract/operations/operations'
import type * as Organiser from '@callofcode/contract/organiser/organiser'
import type * as Search from '@callofcode/contract/search/search'
import type * as Webhook from '@callofcode/contract/webhook/webhook'
import { blobOf, draw } from '../pictures.ts'
import { PASSWORD } from '../test-site.ts'
import type { WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { formOf, madeBy } from './prepared.ts'

const webhook = { url: 'https://example.com/hook', events: ['blog.published' as const] }
const bot = { token: `123456789:${'a'.repeat(35)}`, chat: '-1001234567890' }
const newWebhook = (world: WriteWorld) => madeBy(world, world.admin.as, '/admin/webhooks', webhook)
const aWebhook = async (world: WriteWorld) => ({ params: { id: await newWebhook(world) } })

export const clubRows: TableOf<
  | typeof Backup
  | typeof Club
  | typeof About
  | typeof MailServer
  | typeof Organiser
  | typeof Operations
  | typeof Audit
  | typeof Webhook
  | typeof Licence
  | typeof Search
  | typeof Markdown
> = {
  'GET /admin/club': { may: ['admin', 'admin:read'] },
  'GET /admin/club/versions/:number': {
    may: ['admin', 'admin:read'],
    call: async () => ({ params: { number: '0' } }),
  },
  'GET /club/about': { may: ['anyone', 'visitor'] },
  'GET /club/gallery': { may: ['anyone', 'visitor'] },
  'GET /club/conduct': { may: ['anyone', 'visitor'] },
  'GET /admin/club/versions': { may: ['admin', 'admin:read'] },
  'POST /admin/club/versions/:number/return': {
    may: ['admin', 'admin:write'],
    call: async ({ ask, admin }) => {
      await ask('PATCH', '/admin/club', admin.as, { conduct: 'Be kind.' })
      return { params: { number: '0' } }
    },
  },
  'POST /admin/club/test-mail': { may: ['admin', 'none'] },
  'GET /admin/club/mail-server': { may: ['admin', 'none'] },
  'PUT /admin/club/mail-server': {
    may: ['admin', 'none'],
    body: { host: 'smtp.college.edu', port: 587, security: 'starttls', user: '', from: 'club@college.edu' },
  },
  'DELETE /admin/club/mail-server': { may: ['admin', 'none'] },
  'PATCH /admin/club': {
    may: ['admin', 'admin:write'],
    body: {
      name: 'Bits',
      shortName: 'Bits',
      footer: 'Since 2024',
      replyTo: 'bits@college.edu',
      signup: 'open',
      conduct: 'Be kind.',
      refusedWords: 'spam',
      sender: 'Bits',
      timeZone: 'Asia/Kolkata',
      team: [{ name: 'Asha Verma', handle: '', office: 'President', year: 2026, photo: '', consent: '' }],
      sponsors: [{ name: 'Byte Books', link: 'https://example.com', logo: '' }],
      questions: [{ question: 'Who may join?', answer: 'Everybody.' }],
      resources: 'A [book](https://example.com).',
      gallery: [{ title: 'Hack night', noFaces: true, consent: '', pictures: [] }],
    },
    call: async () => ({ body: { name: `Club ${randomUUID().slice(0, 8)}` } }),
  },
  'POST /admin/club/logo': {
    may: ['admin', 'admin:write'],
    call: async () => ({ form: formOf('file', blobOf(await draw(90, 90).png().toBuffer())) }),
  },

  'GET /club-weeks/:series.csv': {
    may: ['admin', 'none'],
    call: async () => ({ params: { series: 'members' } }),
  },
  'GET /admin/home': { may: ['organiser', 'admin:read'] },
  'POST /admin/home/first-steps/put-away': { may: ['admin', 'admin:write'] },

  'GET /operations': { may: ['admin', 'admin:read'] },

  'GET /audit/check': { may: ['admin', 'none'] },
  'GET /admin/backups': { may: ['admin', 'none'] },
  'POST /admin/backups': { may: ['admin', 'none'] },
  'POST /admin/backups/file': {
    may: ['admin', 'none'],
    body: { passphrase: 'a long passphrase', again: 'a long passphrase', password: PASSWORD },
  },
  'GET /audit': { may: ['admin', 'admin:read'] },
  'GET /audit/actions': { may: ['admin', 'admin:read'] },

  'POST /admin/webhooks': { may: ['admin', 'none'], body: { ...webhook, kind: 'json', ...bot } },
  'GET /admin/webhooks/:id/deliveries': { may: ['admin', 'none'], call: aWebhook },
  'GET /admin/webhooks': { may: ['admin', 'none'] },
  'POST /admin/webhooks/:id/ping': { may: ['admin', 'none'], undone: 'reaches another site', call: aWebhook },
  'POST /admin/webhooks/:id/deliveries/:deliveryId/redeliver': {
    may: ['admin', 'none'],
    undone: 'reaches another site',
    call: async (world) => ({ params: { id: await newWebhook(world), deliveryId: randomUUID() } }),
  },
  'DELETE /admin/webhooks/:id': { may: ['admin', 'none'], call: aWebhook },
  'PATCH /admin/webhooks/:id': {
    may: ['admin', 'none'],
    body: { ...webhook, ...bot, isOn: true },
    call: async (world) => ({ params: { id: await newWebhook(world) }, body: { isOn: false } }),
  },

  'GET /licences': { may: ['anyone', 'visitor'] },

  'GET /search': { may: ['anyone', 'read'], call: async () => ({ query: { q: 'two' } }) },

  'GET /forum/members': { may: ['member', 'read'] },
  'POST /markdown/preview': {
    may: ['member', 'forum:write'],
    readers: 'self',
    by: 'other',
    body: { content: '# T' },
  },
  'POST /pictures': {
    may: ['member', 'forum:write'],
    readers: 'self',
    call: async () => ({ form: formOf('file', blobOf(await draw().png().toBuffer())) }),
  },
}
