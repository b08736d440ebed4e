import { HOUSE_ACCENT } from '@callofcode/contract/site/club-look'
import type { FastifyInstance } from 'fastify'
import type { Club } from '../../features/club/public.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { API_POLICY } from '../../platform/http/security-headers.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly club: Club
  /** Headers of every answer. */
  readonly headers: Record<string, string>
}

/** What browsers and phones know the site by: its mark, and what they install. */
export function appIconRoutes({ app, club, headers }: Dependencies) {
  const told = { ...headers, 'cache-control': 'public, max-age=3600', 'content-security-policy': API_POLICY }
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .headers(told)
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(club), null, 2)),
  )
  app.get('/mark.svg', (_request, reply) => reply.headers(told).type('image/svg+xml').send(markOf(club)))
}

const manifestOf = ({ look: { name, shortName } }: Club) => ({
  id: '/dashboard',
  name,
  short_name: shortName,
  description:
    'A coding club, and the place where its members learn data structures, algorithms and interviews.',
  lang: 'en',
  start_url: '/today',
  scope: '/',
  display: 'standalone',
  background_color: '#0b0f15',
  theme_color: '#0b0f15',
  categories: ['education'],
  icons: [
    { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
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
