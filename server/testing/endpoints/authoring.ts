import { randomUUID } from 'node:crypto'
import type * as Authoring from '@callofcode/contract/authoring/authoring'
import type * as Opening from '@callofcode/contract/authoring/opening'
import { draftProblem, provenProblem, zippedProblem } from '../authoring.ts'
import type { WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { formOf } from './prepared.ts'

async function publishedProblem({ site, admin, ask }: WriteWorld): Promise<string> {
  const slug = await provenProblem(site, admin.as)
  await ask('POST', `/admin/problems/${slug}/publish`, admin.as, { revision: 1 })
  return slug
}
const aPublished = async (world: WriteWorld) => ({ params: { slug: await publishedProblem(world) } })
const aDraft = async ({ site, admin }: WriteWorld) => ({
  params: { slug: await draftProblem(site, admin.as) },
})

export const openingRows: TableOf<typeof Opening> = {
  'PUT /admin/problems/:slug/opening': {
    may: ['problems', 'admin:write'],
    body: {
      opensAt: '2027-03-01T09:00:00Z',
      closesAt: '2027-03-07T14:30:00Z',
      was: { opensAt: null, closesAt: null },
    },
    also: { closesAt: [null], opensAt: [null], 'was.opensAt': [null], 'was.closesAt': [null] },
    call: aPublished,
  },
}

export const authoringRows: TableOf<typeof Authoring> = {
  'POST /admin/problems/:slug/check': { may: ['problems', 'admin:write'], call: aDraft },
  'POST /admin/problems': {
    may: ['problems', 'admin:write'],
    key: 'authored_problems',
    body: { slug: 'two-crates', style: 'function', begin: 'example' },
    call: async () => ({ body: { slug: `crates-${randomUUID()}` } }),
  },
  'GET /admin/problems/:slug': { may: ['problems', 'admin:read'], call: aPublished },
  'GET /admin/problems/:slug/versions/:number': {
    may: ['problems', 'admin:read'],
    call: async (world) => ({ params: { slug: await publishedProblem(world), number: '1' } }),
  },
  'POST /admin/problems/import': {
    may: ['problems', 'admin:write'],
    call: async () => ({ form: formOf('file', zippedProblem()) }),
  },
  'GET /dashboard/problems/:slug/package.zip': { may: ['problems', 'none'], call: aDraft },
  'GET /admin/problems': { may: ['problems', 'admin:read'] },
  'GET /admin/problems/:slug/versions': { may: ['problems', 'admin:read'], call: aPublished },
  'POST /admin/problems/:slug/publish': {
    may: ['problems', 'admin:write'],
    body: { revision: 1, note: 'The first.' },
    call: async ({ site, admin }) => ({ params: { slug: await provenProblem(site, admin.as) } }),
  },
  'DELETE /admin/problems/:slug': { may: ['problems', 'admin:write'], call: aDraft },
  'PATCH /admin/problems/:slug': {
    may: ['problems', 'admin:write'],
    body: { revision: 1, files: { 'editorial.md': 'So.' } },
    also: { 'files.editorial.md': [null] },
    call: aDraft,
  },
  'POST /admin/problems/:slug/withdraw': { may: ['problems', 'admin:write'], call: aPublished },
}
