import type { endpoints } from '@callofcode/contract/all'
import { judgedSubmission } from '../accepted-submission.ts'
import { provenProblem } from '../authoring.ts'
import {
  adminsPlan,
  announced,
  newQuestion,
  plannedBatch,
  sharedSolution,
  webhook,
  writeCases,
} from '../every-write.ts'
import type { TestSite } from '../test-site.ts'
import { PASSWORD } from '../test-site.ts'
import { askedMentors, batchIn, polled, type WriteWorld, writeWorld } from '../write-world.ts'
import type { Part } from './damaged-form.ts'
import { keepWorld } from './kept-world.ts'

export type Target = (typeof endpoints)[number]
/** A good call, of somebody who may make it. */
export interface Example {
  readonly as: string | undefined
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly parts: readonly Part[]
}
type ParamsOfReads = Readonly<Record<string, Readonly<Record<string, string>>>>

export const rowOf = ({ method, path }: Pick<Target, 'method' | 'path'>) => `${method} ${path}`

/** The world of a site, and good calls of each endpoint in it. */
export async function openExamples(site: TestSite) {
  const world = await writeWorld(site)
  const reads = await paramsOfReads(world)
  const makeRoom = await keepWorld(world)

  async function exampleOf(target: Target): Promise<Example> {
    const prepare = writeCases[rowOf(target)]
    if (typeof prepare !== 'function') {
      const own = target.method === 'GET' ? reads[target.path] : otherwise[rowOf(target)]?.params
      const as = target.callers === 'anyone' ? undefined : world.admin.as
      const { body, query = {} } = otherwise[rowOf(target)] ?? {}
      return { as, params: { ...own }, query, body, parts: [] }
    }
    const { as, params = {}, body, form } = await prepare(world)
    return { as, params, query: {}, body, parts: form ? await partsOf(form) : [] }
  }
  return { exampleOf, makeRoom }
}

/** Of the writes that are not in `writeCases`, and of the reads that need a query. */
const otherwise: Record<string, Partial<Example>> = {
  'GET /search': { query: { q: 'two' } },
  'GET /own-solutions': { query: { place: 'fair-cuts' } },
  'GET /admin/announcements/audience': { query: { to: 'everyone' } },
  'POST /setup': {
    body: { secret: 'x', name: 'A', email: 'a@college.edu', password: PASSWORD },
  },
  'POST /members/verifyOtp': { body: { email: 'a@college.edu', otp: '012345' } },
  'POST /problems/:slug/compile': {
    params: { slug: 'fair-cuts' },
    body: { language: 'cpp', source: 'int fairCuts(vector<int>& weights) { return 0; }' },
  },
  'POST /notifications/:id/read': { params: { id: '00000000-0000-4000-8000-000000000000' } },
}

const DOOR = [
  'pass',
  'door',
  'door/people',
  'door/members',
  'door/wall',
  'attendance',
  'certificates',
  'certificates/without',
]

async function paramsOfReads(world: WriteWorld): Promise<ParamsOfReads> {
  const { site, admin, slug, author } = world
  const last = Object.fromEntries(
    Object.entries(world.public).map(([path, ids]) => {
      const id = ids.at(-1) ?? ''
      return [path, { id, slug: id, handle: id, code: id }]
    }),
  )
  const kept = { kind: 'blogs', id: last['/getBlog/:id']?.id ?? '', number: '1' }
  const thread = { id: last['/forum/threads/:id']?.id ?? '' }
  const event = { id: last['/events/:id']?.id ?? '' }
  const submission = { id: await judgedSubmission(site, admin.id) }
  const own = { slug: await provenProblem(site, admin.as), number: '1' }
  const hook = (await world.ask('POST', '/admin/webhooks', admin.as, webhook)).data._id
  await world.ask('POST', `/admin/problems/${own.slug}/publish`, admin.as, { revision: 1 })
  const announcement = await announced(world)
  const list = (await world.ask('POST', '/own-lists', admin.as, { title: 'Exam week' })).data._id
  const shared = await world.ask('PATCH', `/own-lists/${list}`, admin.as, { shared: true })
  await world.ask('PATCH', '/members/me/page', author.as, { page: 'everyone' })
  await world.ask('POST', `/problems/${slug}/editorial`, admin.as)
  return {
    ...last,
    '/member-pages/:handle': { handle: author.handle },
    ...Object.fromEntries(
      ['', '/versions', '/versions/:number'].map((rest) => [`/admin/:kind/:id${rest}`, kept]),
    ),
    ...Object.fromEntries(
      ['', '/versions', '/versions/:number'].map((rest) => [`/admin/problems/:slug${rest}`, own]),
    ),
    ...Object.fromEntries(
      ['draft', 'stream', 'mine', 'carried'].map((rest) => [`/forum/threads/:id/${rest}`, thread]),
    ),
    ...Object.fromEntries(
      ['mine', 'inside', 'attendees', 'series', 'feedback', 'feedback/mine', ...DOOR].map((rest) => [
        `/events/:id/${rest}`,
        event,
      ]),
    ),
    ...Object.fromEntries(
      ['', '/stream', '/share', '/comparison'].map((rest) => [`/submissions/:id${rest}`, submission]),
    ),
    ...Object.fromEntries(
      ['submissions', 'mine', 'solutions', 'asking'].map((rest) => [`/problems/:slug/${rest}`, { slug }]),
    ),
    '/asked/:id': { id: await reportedQuestion(world) },
    '/member-blogs/:id': { id: await world.make.written(true) },
    ...Object.fromEntries(
      ['', '/admin'].map((place) => [`${place}/announcements/:id`, { id: announcement }]),
    ),
    '/published-blogs/:id/reactions/mine': { id: last['/getBlog/:id']?.id ?? '' },
    '/drafts/:form': { form: 'blog' },
    '/admin/webhooks/:id/deliveries': { id: hook },
    '/forum/posts/:id/revisions': thread,
    '/forum/threads/:id/poll': { id: (await polled(world)).id },
    ...Object.fromEntries(
      ['', '/history'].map((rest) => [`/moderation/people/:id${rest}`, { id: author.id }]),
    ),
    '/solutions/:id': { id: await sharedSolution(world) },
    '/own-lists/:id': { id: list },
    '/shared-lists/:key': { key: shared.data.sharedAs },
    '/companies/:slug': { slug: 'google' },
    '/plans/:id': { id: await adminsPlan(world) },
    '/mentoring/:batch/plan': { batch: await plannedBatch(world) },
    '/experiences/:id/author': { id: last['/experiences/:id']?.id ?? '' },
    ...(await readsOfQuestions(world)),
    ...(await readsOfAdmins(world)),
    '/problems/:slug/hints': { slug },
    '/problems/:slug/editorial/solutions': { slug },
  }
}

async function readsOfQuestions({ site, admin, topic, shownList }: WriteWorld): Promise<ParamsOfReads> {
  const [id, into] = [await newQuestion(site, topic, admin.as), await newQuestion(site, topic, admin.as)]
  return {
    '/questions/:question': { question: id },
    '/progress/memberId/questions/:questionId': { questionId: id },
    '/admin/curriculum/questions/:id/merge/:into': { id, into },
    '/admin/curriculum/questions/:id/split': { id },
    '/admin/curriculum/lists/:id': { id: shownList },
  }
}

async function readsOfAdmins(world: WriteWorld): Promise<ParamsOfReads> {
  const { site, admin, author, other, ask } = world
  const batch = await batchIn(world)
  // Nobody makes themselves a mentor.
  const another = await site.member({ role: 'admin' })
  await ask('PUT', `/admin/members/${admin.id}/mentored/${batch}`, another.as)
  const code = { note: 'Freshers', mostUses: 60, days: 3 }
  return {
    ...Object.fromEntries(
      ['', '/mentored', '/duplicates'].map((rest) => [`/admin/members/:id${rest}`, { id: author.id }]),
    ),
    '/admin/members/:id/duplicates/:other': { id: author.id, other: other.id },
    '/mentoring/:batch': { batch },
    '/approvals/codes/:id/members': { id: (await ask('POST', '/approvals/codes', admin.as, code)).data._id },
    '/admin/club/versions/:number': { number: '0' },
  }
}

/** Moderators read it once it was reported. */
async function reportedQuestion(world: WriteWorld): Promise<string> {
  const { id } = await askedMentors(world)
  await world.ask('POST', `/asked/${id}/reports`, world.other.as, { reason: 'Spam' })
  return id
}

async function partsOf(form: FormData): Promise<Part[]> {
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? { name, content: Buffer.from(value) }
        : {
            name,
            filename: 'file.bin',
            type: 'application/octet-stream',
            content: Buffer.from(await value.arrayBuffer()),
          },
    ),
  )
}
