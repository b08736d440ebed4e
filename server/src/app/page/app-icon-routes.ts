import { HOUSE_ACCENT } from '@callofcode/contract/club/club-look'
import type { FastifyInstance } from 'fastify'
import { type Club, logoStore } from '../../features/club/public.ts'
import type { Database } from '../../platform/database/database.ts'
import { escapeHtml } from '../../platform/escape-markup.ts'
import { missing } from '../../platform/failure.ts'
import { API_POLICY } from '../../platform/http/security-headers.ts'
import { drawIcon, ICONS } from './draw-icon.ts'
import { iconsOf } from './site-icons.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly database: Database
  readonly club: Club
  /** Headers of every response. */
  readonly headers: Record<string, string>
}

/** Serves the icons by which browsers and phones show the site, and the manifest that they install. */
export function appIconRoutes({ app, database, club, headers }: Dependencies) {
  const told = { ...headers, 'cache-control': 'public, max-age=3600', 'content-security-policy': API_POLICY }
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .headers(told)
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(club), null, 2)),
  )
  app.get('/mark.svg', (_request, reply) => reply.headers(told).type('image/svg+xml').send(markOf(club)))

  let drawn = new Map<string, Promise<Buffer>>()
  let version = ''
  app.get<{ Params: { file: string } }>('/club/icon/:file.png', async ({ params: { file } }, reply) => {
    const now = iconsOf(club.look).version
    if (!now || !(file in ICONS)) throw missing()
    if (now !== version) {
      drawn = new Map()
      version = now
    }
    const icon = drawn.get(file) ?? draw(file)
    drawn.set(file, icon)
    icon.catch(() => drawn.delete(file))
    return reply
      .headers(told)
      .type('image/png')
      .send(await icon)
  })

  async function draw(file: string) {
    const { accent, logo, logoDark } = club.look
    const facts = logoDark ?? logo
    const kept = facts && (await logoStore.bytes(database.sql, facts.name))
    return drawIcon(file, { accent, logo: kept ? { facts, bytes: kept.bytes } : undefined })
  }
}

const manifestOf = ({ look }: Club) => ({
  id: '/dashboard',
  name: look.name,
  short_name: look.shortName,
  description:
    'A coding club, and the place where its members learn data structures, algorithms and interviews.',
  lang: 'en',
  start_url: '/today',
  scope: '/',
  display: 'standalone',
  background_color: '#0b0f15',
  theme_color: '#0b0f15',
  categories: ['education'],
  icons: iconsOf(look).installed,
  shortcuts: [
    { name: 'Today', url: '/today' },
    { name: 'DSA Tracker', url: '/dsa' },
    { name: 'Blogs', url: '/dashboard/blogs' },
    { name: 'Forum', url: '/dashboard/forum' },
    { name: 'Events', url: '/events' },
  ],
})

const markOf = ({ look: { name, accent } }: Club) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>${escapeHtml(name)}</title><path fill="#0b0f15" d="M0 0h24v24H0z"/><path fill="none" stroke="#f3efe6" stroke-width="2.5" d="M4 10V4h6M14 20h6v-6"/><path fill="${accent ?? HOUSE_ACCENT}" d="M8.5 8.5h7v7h-7z"/></svg>
`
