import { randomUUID } from 'node:crypto'
import { confirmationStore } from '../src/features/account/address/confirmation-store.ts'
import { resetTokenStore } from '../src/features/account/reset-token-store.ts'
import { judgedSubmission } from './accepted-submission.ts'
import { draftProblem, provenProblem, zippedProblem } from './authoring.ts'
import { sendCurriculum } from './form.ts'
import { blobOf, draw } from './pictures.ts'
import { codeOf, knownPasskey, memberWithApp, stepToken } from './second-factors.ts'
import { PASSWORD, type TestSite } from './test-site.ts'
import {
  askedMentors,
  batchIn,
  flagged,
  involved,
  measured,
  memberWho,
  polled,
  type WriteWorld,
} from './write-world.ts'

interface Sent {
  as?: string
  params?: Record<string, string>
  body?: object
  /** Sent as a multipart form instead. */
  form?: FormData
}
/** Creates what the call writes to, and returns a valid call. A string is the reason why it is not called. */
type Case = ((world: WriteWorld) => Promise<Sent>) | string

const asAdmin =
  (prepare: (world: WriteWorld) => Promise<Omit<Sent, 'as'>>): Case =>
  async (world) => ({ as: world.admin.as, ...(await prepare(world)) })
const asOther =
  (prepare: (world: WriteWorld) => Promise<Omit<Sent, 'as'>>): Case =>
  async (world) => ({ as: world.other.as, ...(await prepare(world)) })
/** Beside a question that they have ticked. */
const ticked = (prepare: () => Promise<Omit<Sent, 'as'>>): Case =>
  asOther(async ({ site, topic, other }) => {
    const { body } = await site.ask('GET', `/topics/${topic}/questions`)
    const params = { questionId: body.questions[2].id }
    const done = { completed: true, at: new Date().toISOString() }
    await site.ask('PUT', `/progress/memberId/questions/${params.questionId}/completed`, {
      as: other.as,
      body: done,
    })
    return { params, ...(await prepare()) }
  })
/** With an account on another site. */
const handled = (prepare: () => Promise<Omit<Sent, 'as'>>): Case =>
  asOther(async ({ ask, other }) => {
    await ask('PUT', '/members/me/handles/codechef', other.as, { handle: 'asha_verma' })
    return { params: { site: 'codechef' }, ...(await prepare()) }
  })
const asAuthor =
  (prepare: (world: WriteWorld) => Promise<Omit<Sent, 'as'>>): Case =>
  async (world) => ({ as: world.author.as, ...(await prepare(world)) })

const when = { startsAt: '2099-02-01T10:00:00.000Z', endsAt: '2099-02-01T12:00:00.000Z' }
export const webhook = { url: 'https://example.com/hook', events: ['blog.published'] }
const announcement = { title: 'Hall moved', content: 'Room 2.', bannerDay: '2099-01-02', mail: true }
export const announced = async ({ ask, admin }: WriteWorld): Promise<string> =>
  (await ask('POST', '/admin/announcements', admin.as, announcement)).data._id
const daysOff = () => {
  const day = new Date().toISOString().slice(0, 10)
  return { from: day, to: day }
}
const planOf = ({ topic }: Pick<WriteWorld, 'topic'>) => ({
  ...{ endsOn: daysOff().to, hours: 6, weekdays: [1, 6], level: 'beginner', hard: 'last' },
  source: { kind: 'topics', ids: [topic] },
})
/** A member has one plan of each source. */
const newPlan = async (world: WriteWorld) => {
  await world.site.database.pool.query('delete from plans where member_id = $1', [world.other.id])
  return planOf(world)
}
const planned = async (world: WriteWorld): Promise<string> =>
  (await world.ask('POST', '/plans', world.other.as, await newPlan(world))).data._id
/** A plan of a list that somebody else shares. */
const plannedShared = async (world: WriteWorld): Promise<string> => {
  const { ask, admin, other, site } = world
  await newPlan(world)
  const { rows } = await site.database.pool.query('select id from questions where retired_at is null limit 1')
  const list = await ask('POST', '/own-lists', admin.as, { title: 'Trees', questions: [rows[0].id] })
  const { sharedAs } = (await ask('PATCH', `/own-lists/${list.data._id}`, admin.as, { shared: true })).data
  const plan = { ...planOf(world), source: { kind: 'shared', key: sharedAs } }
  return (await ask('POST', '/plans', other.as, plan)).data._id
}
export const plannedBatch = async (world: WriteWorld): Promise<string> => {
  const batch = await batchIn(world)
  await world.ask('PUT', `/mentoring/${batch}/plan`, world.admin.as, planOf(world))
  return batch
}
export const adminsPlan = async (world: WriteWorld): Promise<string> =>
  (await world.ask('POST', '/plans', world.admin.as, planOf(world))).data._id
const draft = { content: { content: 'half' }, basedOn: null }

function formOf(name: string, value: string | Blob) {
  const form = new FormData()
  form.append(name, value)
  return form
}

/** A solution that the other member shares. */
export async function sharedSolution({ site, other, ask }: WriteWorld): Promise<string> {
  const id = await judgedSubmission(site, other.id, { language: 'cpp' })
  await ask('PUT', `/submissions/${id}/share`, other.as, { named: true })
  const { body } = await site.ask('GET', '/problems/fair-cuts/solutions?language=cpp', { as: other.as })
  return body.data[0]._id
}

/** An event that the other member went to. */
async function eventThatWas({ site, other, make, ask }: WriteWorld): Promise<string> {
  const id = await make.event()
  await ask('POST', `/events/${id}/register`, other.as, {})
  await site.database.pool.query(
    `update events set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = $1`,
    [id],
  )
  return id
}

async function eventOfNow({ site, make }: WriteWorld): Promise<string> {
  const id = await make.event()
  await site.database.pool.query(
    `update events set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1`,
    [id],
  )
  return id
}

/** A question of the club in a topic. */
export async function newQuestion(site: TestSite, topicId: string, as: string): Promise<string> {
  const body = { topicId, questionName: `Nim ${randomUUID()}`, link: 'https://example.com/nim' }
  return (await site.ask('POST', '/admin/curriculum/questions', { as, body })).body.data._id
}

/** The first question that a topic shows. */
async function firstQuestion(site: WriteWorld['site'], topic: string): Promise<string> {
  return (await site.ask('GET', `/topics/${topic}/questions`)).body.questions[0].id
}

/** A published blog that the author asks the other member to write too. */
async function invitation({ make, ask, author, other }: WriteWorld): Promise<string> {
  const id = await make.published()
  await ask('POST', `/member-blogs/${id}/authors`, author.as, { handle: other.handle })
  return id
}

/** One of the other member; a member keeps a hundred at most. */
async function ownList({ ask, other }: WriteWorld): Promise<string> {
  return (await ask('POST', '/own-lists', other.as, { title: 'Exam week' })).data._id
}

export const writeCases: Record<string, Case> = {
  'POST /setup': 'needs a site without an admin; it names the tag that approving does',
  'POST /members/verifyOtp': 'needs a code out of a mail, and gives a token alone',
  'POST /problems/:slug/compile': 'gives back a program and writes nothing',
  'POST /notifications/:id/read': 'a member’s own marks alone; POST /notifications/read does the same to all',
  'POST /notifications/unsubscribe': 'needs a token out of a mail; PUT /notifications/settings does the same',

  'POST /members/signup': async () => ({
    body: {
      ...{ email: `${randomUUID()}@college.edu`, password: PASSWORD, name: 'New One' },
      ...{ passoutYear: new Date().getUTCFullYear(), provider: 'credentials' },
    },
  }),
  'POST /members/signin': async ({ other }) => ({ body: { email: other.email, password: PASSWORD } }),
  'POST /members/forgotPassword': async ({ other }) => ({ body: { email: other.email } }),
  'POST /members/resetPassword': async ({ site }) => {
    const { id } = await site.member()
    return {
      as: await resetTokenStore.create(site.database.sql, id, 600),
      body: { memberData: { password: 'Other-2024!' } },
    }
  },
  'POST /members/signin/code': async ({ site }) => {
    const { secret, email } = await memberWithApp(site)
    return { body: { token: await stepToken(site, email), code: codeOf(secret, 1) } }
  },
  'POST /members/signin/passkey/start': 'needs a browser; it keeps a challenge that nobody reads',
  'POST /members/signin/passkey': 'needs a browser; POST /members/signin/code does the same',
  'POST /members/me/factors/app/start': asOther(async () => ({ body: { password: PASSWORD } })),
  'POST /members/me/factors/app/confirm': async ({ site }) => {
    const { as } = await site.member()
    const { body } = await site.ask('POST', '/members/me/factors/app/start', {
      as,
      body: { password: PASSWORD },
    })
    return { as, body: { code: codeOf(body.secret) } }
  },
  'POST /members/me/factors/app/remove': async ({ site }) => ({
    as: (await memberWithApp(site)).as,
    body: { password: PASSWORD },
  }),
  'POST /members/me/factors/passkeys/start': asOther(async () => ({ body: { password: PASSWORD } })),
  'POST /members/me/factors/passkeys': 'needs a browser; the app is added in the same way',
  'PATCH /members/me/factors/passkeys/:id': async ({ site }) => {
    const { as, id } = await site.member()
    return { as, params: { id: await knownPasskey(site, id) }, body: { name: 'Key' } }
  },
  'POST /members/me/factors/passkeys/:id/remove': async ({ site }) => {
    const { as, id } = await site.member()
    return { as, params: { id: await knownPasskey(site, id) }, body: { password: PASSWORD } }
  },
  'POST /members/me/factors/recovery-codes': async ({ site }) => ({
    as: (await memberWithApp(site)).as,
    body: { password: PASSWORD },
  }),
  'POST /admin/members/:id/factors/reset': asAdmin(async ({ site }) => ({
    params: { id: (await memberWithApp(site)).id },
  })),
  'POST /members/me/password': async ({ site }) => ({
    as: (await site.member()).as,
    body: { currentPassword: PASSWORD, password: 'Other-2024!' },
  }),
  'POST /members/confirmEmail': async ({ site }) => {
    const { id, email } = await site.member()
    return { body: { token: await confirmationStore.create(site.database.sql, id, email, 600) } }
  },
  'POST /members/sendConfirmation': async ({ site }) => ({
    body: { email: (await site.member({ emailConfirmedAt: null })).email },
  }),
  'POST /members/me/email': async ({ site }) => ({
    as: (await site.member()).as,
    body: { email: `${randomUUID()}@college.edu`, password: PASSWORD },
  }),
  'POST /members/me/delete': async (world) => ({
    as: (await involved(world)).as,
    body: { password: PASSWORD },
  }),
  'DELETE /members/me/sessions': asOther(async () => ({})),
  'POST /members/me/signout': async (world) => ({
    as: (await involved(world)).as,
    body: { tokens: true },
  }),
  'DELETE /members/me/sessions/:id': async ({ site, ask }) => {
    const { as, email } = await site.member()
    await ask('POST', '/members/signin', as, { email, password: PASSWORD })
    const { body } = await site.ask('GET', '/members/me/sessions', { as })
    return { as, params: { id: body.data[0]._id } }
  },
  'POST /members/me/tokens': asOther(async () => ({
    body: { name: 'Editor', scopes: ['read'], days: 30, password: PASSWORD },
  })),
  'DELETE /members/me/tokens/:id': asOther(async ({ ask, other }) => {
    const body = { name: 'Editor', scopes: ['read'], days: 30, password: PASSWORD }
    return { params: { id: (await ask('POST', '/members/me/tokens', other.as, body)).data._id } }
  }),
  'POST /approvals/:id/approve': asAdmin(async (world) => ({
    params: { id: (await memberWho(world, { name: 'Wait Ing', status: 'pending' })).id },
  })),
  'POST /approvals/:id/decline': asAdmin(async (world) => ({
    params: { id: (await memberWho(world, { name: 'Wait Ing', status: 'pending' })).id },
  })),
  'POST /approvals/decisions': asAdmin(async (world) => ({
    body: { action: 'approve', ids: [(await memberWho(world, { name: 'Wait Ing', status: 'pending' })).id] },
  })),
  'POST /approvals/domains': asAdmin(async () => ({ body: { domain: 'first.edu' } })),
  'DELETE /approvals/domains/:id': asAdmin(async ({ ask, admin }) => ({
    params: { id: (await ask('POST', '/approvals/domains', admin.as, { domain: 'second.edu' })).data._id },
  })),
  'POST /approvals/codes': asAdmin(async () => ({ body: { note: 'Freshers', mostUses: 60, days: 3 } })),
  'POST /approvals/codes/:id/end': asAdmin(async ({ ask, admin }) => {
    const body = { note: 'Freshers', mostUses: 60, days: 3 }
    return { params: { id: (await ask('POST', '/approvals/codes', admin.as, body)).data._id } }
  }),
  'POST /approvals/decisions/:id/undo': asAdmin(async (world) => {
    const { id } = await memberWho(world, { name: 'Wait Ing', status: 'pending' })
    const body = { action: 'approve', ids: [id] }
    const answer = await world.ask('POST', '/approvals/decisions', world.admin.as, body)
    return { params: { id: answer.data.decision._id } }
  }),
  'PATCH /members/': async (world) => ({
    as: (await involved(world)).as,
    form: formOf('memberData', '{"name":"Lea Renamed"}'),
  }),
  'PATCH /members/me/practice': asAuthor(async () => ({ body: { hidesDifficulty: true } })),
  'PATCH /members/me/language': asAuthor(async () => ({ body: { language: 'hi' } })),
  'PATCH /members/me/page': asAuthor(async () => ({ body: { page: 'everyone' } })),
  'POST /admin/members/:id/disable': asAdmin(async (world) => ({
    params: { id: (await involved(world)).id },
  })),
  'POST /admin/members/:id/enable': asAdmin(async (world) => ({
    params: { id: (await memberWho(world, { status: 'disabled' })).id },
  })),
  'POST /admin/members/:id/signout': asAdmin(async (world) => ({
    params: { id: (await involved(world)).id },
  })),
  'PUT /admin/members/:id/mentored/:batch': asAdmin(async (world) => ({
    params: { id: (await involved(world)).id, batch: await batchIn(world) },
  })),
  'DELETE /admin/members/:id/mentored/:batch': asAdmin(async (world) => {
    const { id } = await involved(world)
    const batch = await batchIn(world)
    await world.site.database.pool.query('insert into batch_mentors (member_id, batch_id) values ($1, $2)', [
      id,
      batch,
    ])
    return { params: { id, batch } }
  }),
  'POST /admin/members/:id/duplicates/:other/merge': asAdmin(async (world) => ({
    params: { id: (await memberWho(world, {})).id, other: (await involved(world)).id },
  })),
  'POST /admin/members/:id/archive': asAdmin(async (world) => ({
    params: { id: (await involved(world)).id },
  })),
  'POST /admin/members/:id/restore': asAdmin(async (world) => ({
    params: { id: (await memberWho(world, { archivedAt: new Date() })).id },
  })),
  'POST /admin/years/:year/archive': asAdmin(async (world) => {
    const { id } = await involved(world)
    await world.site.database.pool.query(`update members set passout_year = '2031-01-01Z' where id = $1`, [
      id,
    ])
    return { params: { year: '2031' } }
  }),
  'POST /admin/years/:year/restore': asAdmin(async (world) => {
    await memberWho(world, { archivedAt: new Date(), passoutYear: new Date('2032-01-01Z') })
    return { params: { year: '2032' }, body: {} }
  }),
  'POST /admin/handover/marks': asAdmin(async () => ({ body: { mark: 'backup' } })),
  'PUT /admin/members/:id/tasks/:task': asAdmin(async (world) => ({
    params: { id: (await involved(world)).id, task: 'moderation' },
    body: { until: null },
  })),
  'DELETE /admin/members/:id/tasks/:task': asAdmin(async (world) => ({
    params: { id: (await memberWho(world, { tasks: ['moderation'] })).id, task: 'moderation' },
  })),
  'POST /admin/members/:id/role': asAdmin(async (world) => ({
    params: { id: (await involved(world)).id },
    body: { role: 'admin' },
  })),

  'PATCH /progress/memberId/questions/:questionId/completed/toggle': asOther(async ({ site, topic }) => {
    const { body } = await site.ask('GET', `/topics/${topic}/questions`)
    return { params: { questionId: body.questions[0].id } }
  }),
  'PUT /progress/memberId/questions/:questionId/completed': asOther(async ({ site, topic }) => {
    const { body } = await site.ask('GET', `/topics/${topic}/questions`)
    return {
      params: { questionId: body.questions[1].id },
      body: { completed: true, at: new Date().toISOString() },
    }
  }),
  'POST /admin/curriculum/topics': asAdmin(async () => ({
    body: { title: `Games ${randomUUID()}`, description: 'Who wins.' },
  })),
  'PATCH /admin/curriculum/topics/:id': asAdmin(async ({ topic }) => ({
    params: { id: topic },
    body: { description: `In a row, ${randomUUID()}.` },
  })),
  'PUT /admin/curriculum/topics/:id/place': asAdmin(async ({ topic }) => ({
    params: { id: topic },
    body: { before: null },
  })),
  'POST /admin/curriculum/questions': asAdmin(async ({ topic }) => ({
    body: { topicId: topic, questionName: `Nim ${randomUUID()}`, link: 'https://example.com/nim' },
  })),
  'PATCH /admin/curriculum/questions/:id': asAdmin(async ({ site, topic }) => ({
    params: { id: await firstQuestion(site, topic) },
    body: { questionName: `Nim ${randomUUID()}` },
  })),
  'PUT /admin/curriculum/questions/place': asAdmin(async ({ site, topic }) => ({
    body: { ids: [await firstQuestion(site, topic)], topicId: topic, before: null },
  })),
  'PUT /admin/curriculum/questions/hidden': asAdmin(async ({ site, topic }) => ({
    body: { ids: [await firstQuestion(site, topic)], hidden: true },
  })),
  'POST /admin/curriculum/questions/:id/merge/:into': asAdmin(async ({ site, topic, admin }) => ({
    params: { id: await newQuestion(site, topic, admin.as), into: await firstQuestion(site, topic) },
  })),
  'POST /admin/curriculum/questions/:id/split': asAdmin(async ({ site, topic }) => ({
    params: { id: await firstQuestion(site, topic) },
    body: { parts: [{ questionName: `Nim ${randomUUID()}`, link: 'https://example.com/nim' }] },
  })),
  'POST /admin/curriculum/changes/:id/undo': asAdmin(async ({ site, topic, admin }) => {
    const [from, into] = [await newQuestion(site, topic, admin.as), await firstQuestion(site, topic)]
    await site.ask('POST', `/admin/curriculum/questions/${from}/merge/${into}`, { as: admin.as })
    const { body } = await site.ask('GET', '/admin/curriculum/changes', { as: admin.as })
    return { params: { id: body.data[0]._id } }
  }),
  'POST /admin/curriculum/import/preview': asAdmin(async ({ topic }) => {
    const file = JSON.stringify({ topics: [{ id: topic, description: `In a row, ${randomUUID()}.` }] })
    return { form: formOf('file', new Blob([file])) }
  }),
  'POST /admin/curriculum/import': asAdmin(async ({ site, admin, topic }) => {
    const file = JSON.stringify({ topics: [{ id: topic, description: `In a row, ${randomUUID()}.` }] })
    const { body } = await sendCurriculum(site, admin.as, file)
    const form = formOf('fingerprint', body.data.fingerprint)
    form.append('file', new Blob([file]))
    return { form }
  }),
  'POST /admin/curriculum/lists': asAdmin(async () => ({
    body: { title: `Games ${randomUUID()}`, description: 'Who wins.' },
  })),
  'PATCH /admin/curriculum/lists/:id': asAdmin(async ({ shownList }) => ({
    params: { id: shownList },
    body: { description: `In a row, ${randomUUID()}.` },
  })),
  'DELETE /admin/curriculum/lists/:id': asAdmin(async ({ ask, admin }) => {
    const body = { title: `Games ${randomUUID()}`, description: 'Who wins.' }
    return { params: { id: (await ask('POST', '/admin/curriculum/lists', admin.as, body)).data._id } }
  }),
  'POST /admin/webhooks': asAdmin(async () => ({ body: webhook })),
  'PATCH /admin/webhooks/:id': asAdmin(async ({ ask, admin }) => ({
    params: { id: (await ask('POST', '/admin/webhooks', admin.as, webhook)).data._id },
    body: { isOn: false },
  })),
  'DELETE /admin/webhooks/:id': asAdmin(async ({ ask, admin }) => ({
    params: { id: (await ask('POST', '/admin/webhooks', admin.as, webhook)).data._id },
  })),
  'POST /admin/webhooks/:id/ping': 'reaches another site; what is kept of it is read by admins alone',
  'POST /admin/webhooks/:id/deliveries/:deliveryId/redeliver': 'the same as a ping',
  'PATCH /admin/club': asAdmin(async () => ({ body: { name: `Club ${randomUUID().slice(0, 8)}` } })),
  'POST /admin/club/versions/:number/return': asAdmin(async ({ ask, admin }) => {
    await ask('PATCH', '/admin/club', admin.as, { conduct: 'Be kind.' })
    return { params: { number: '0' } }
  }),
  'POST /admin/club/test-mail': 'changes nothing',
  'POST /admin/club/logo': asAdmin(async () => ({
    form: formOf('file', blobOf(await draw(90, 90).png().toBuffer())),
  })),
  'POST /admin/createModule': asAdmin(async () => ({
    body: { title: 'Graphs', description: 'All of them', questions: [] },
  })),
  'PATCH /admin/modules/:id': asAdmin(async ({ make }) => ({
    params: { id: await make.module() },
    body: { title: 'Trees' },
  })),
  'POST /admin/createBlog': asAdmin(async () => ({ body: { title: 'Heaps', author: 'R', content: 'C' } })),
  'PATCH /admin/blogs/:id': asAdmin(async ({ make }) => ({
    params: { id: await make.blog() },
    body: { content: 'Told anew.' },
  })),
  'POST /admin/createInterviewExp': asAdmin(async () => ({
    body: { company: 'Netflix', role: 'SDE', verdict: 'Rejected', content: 'No.' },
  })),
  'PATCH /admin/experiences/:id': asAdmin(async ({ make }) => ({
    params: { id: await make.experience() },
    body: { company: 'Amazon' },
  })),
  'POST /member-blogs': asOther(async () => ({ body: { title: 'Heaps', content: 'In a row.' } })),
  'PATCH /member-blogs/:id': asAuthor(async ({ make }) => ({
    params: { id: await make.written() },
    body: { content: 'In one row.' },
  })),
  'DELETE /member-blogs/:id': asAuthor(async ({ make }) => ({ params: { id: await make.written() } })),
  'POST /member-blogs/:id/submit': asAuthor(async ({ make }) => ({ params: { id: await make.written() } })),
  'POST /member-blogs/:id/withdraw': asAuthor(async ({ make }) => ({
    params: { id: await make.written(true) },
  })),
  'POST /member-blogs/:id/edit': asAuthor(async ({ make }) => ({ params: { id: await make.published() } })),
  'POST /member-blogs/:id/comments': asAdmin(async ({ make }) => ({
    params: { id: await make.written(true) },
    body: { text: 'Why?', line: 1 },
  })),
  'POST /member-blogs/:id/comments/:comment/done': asAuthor(async ({ make, ask, author }) => {
    const id = await make.written()
    const { data } = await ask('POST', `/member-blogs/${id}/comments`, author.as, { text: 'Why?' })
    return { params: { id, comment: data.comments[0]._id }, body: { done: true } }
  }),
  'POST /member-blogs/:id/authors': asAuthor(async ({ make, other }) => ({
    params: { id: await make.written() },
    body: { handle: other.handle },
  })),
  'POST /member-blogs/:id/authors/answer': asOther(async (world) => ({
    params: { id: await invitation(world) },
    body: { accept: true },
  })),
  'DELETE /member-blogs/:id/authors/:member': asAuthor(async (world) => ({
    params: { id: await invitation(world), member: world.other.id },
  })),
  'POST /published-blogs/:id/discussion': asOther(async ({ make }) => ({
    params: { id: await make.blog() },
  })),
  'PUT /published-blogs/:id/reactions/:kind': asOther(async ({ make }) => ({
    params: { id: await make.blog(), kind: 'helpful' },
    body: { on: true },
  })),
  'POST /own-series': asAuthor(async () => ({ body: { title: 'Graphs', blogs: [] } })),
  'PUT /own-series/:id': asAuthor(async ({ make }) => ({
    params: { id: await make.series() },
    body: { title: 'Forests', description: '', blogs: [] },
  })),
  'DELETE /own-series/:id': asAuthor(async ({ make }) => ({ params: { id: await make.series() } })),
  'POST /blog-reviews/:id/decide': asAdmin(async ({ make }) => ({
    params: { id: await make.written(true) },
    body: { ruling: 'decline', reason: 'We have one.' },
  })),
  'POST /blog-reviews/:id/schedule': asAdmin(async ({ make }) => ({
    params: { id: await make.written(true) },
    body: { at: '2099-01-01T10:00' },
  })),
  'POST /blog-reviews/:id/publish': asAdmin(async ({ make }) => ({
    params: { id: await make.written(true) },
    body: {},
  })),
  'PUT /progress/memberId/questions/:questionId/star': asOther(async ({ site, topic }) => {
    const { body } = await site.ask('GET', `/topics/${topic}/questions`)
    return { params: { questionId: body.questions[1].id }, body: { starred: true } }
  }),
  'POST /own-lists': asOther(async () => ({ body: { title: 'Exam week' } })),
  'PATCH /own-lists/:id': asOther(async (world) => ({
    params: { id: await ownList(world) },
    body: { shared: true },
  })),
  'DELETE /own-lists/:id': asOther(async (world) => ({ params: { id: await ownList(world) } })),
  'PUT /own-lists/:id/questions/:questionId': asOther(async (world) => {
    const { body } = await world.site.ask('GET', `/topics/${world.topic}/questions`)
    return {
      params: { id: await ownList(world), questionId: body.questions[0].id },
      body: { listed: true },
    }
  }),
  'POST /own-solutions': asOther(async ({ slug }) => ({
    body: { place: slug, language: 'go', source: `// ${randomUUID()}` },
  })),
  'DELETE /own-solutions/:id': asOther(async ({ ask, other, slug }) => {
    const body = { place: slug, language: 'go', source: `// ${randomUUID()}` }
    return { params: { id: (await ask('POST', '/own-solutions', other.as, body)).data._id } }
  }),
  'PUT /streak/zone': asOther(async () => ({ body: { timeZone: 'Asia/Kolkata', proposed: false } })),
  'PUT /streak/goal': asOther(async () => ({ body: { goal: { kind: 'days', count: 4 } } })),
  'POST /streak/pauses': asOther(async () => ({ body: daysOff() })),
  'DELETE /streak/pauses/:id': asOther(async ({ ask, other }) => ({
    params: { id: (await ask('POST', '/streak/pauses', other.as, daysOff())).data._id },
  })),
  'POST /plans/preview': asOther(async (world) => ({ body: planOf(world) })),
  'POST /plans': asOther(async (world) => ({ body: await newPlan(world) })),
  'PUT /plans/:id': asOther(async (world) => ({
    params: { id: await planned(world) },
    body: { endsOn: daysOff().to, hours: 9, weekdays: [6], level: 'confident', hard: 'placed' },
  })),
  'DELETE /plans/:id': asOther(async (world) => ({ params: { id: await planned(world) } })),
  'PUT /plans/:id/list': asOther(async (world) => ({ params: { id: await plannedShared(world) } })),
  'PUT /plans/:id/feed': asOther(async (world) => ({ params: { id: await planned(world) } })),
  'DELETE /plans/:id/feed': asOther(async (world) => ({ params: { id: await planned(world) } })),
  'PUT /mentoring/:batch/plan': asAdmin(async (world) => ({
    params: { batch: await batchIn(world) },
    body: planOf(world),
  })),
  'PATCH /mentoring/:batch/plan': asAdmin(async (world) => ({
    params: { batch: await plannedBatch(world) },
    body: { hours: 8, title: 'Trees first' },
  })),
  'DELETE /mentoring/:batch/plan': asAdmin(async (world) => ({
    params: { batch: await plannedBatch(world) },
  })),
  'PUT /reviews/:questionId/rating': ticked(async () => ({
    body: { id: randomUUID(), rating: 3, at: new Date().toISOString() },
  })),
  'PUT /reviews/:questionId/postponed': ticked(async () => ({ body: { until: null } })),
  'PUT /reviews/:questionId/dropped': ticked(async () => ({ body: { dropped: true } })),
  'PUT /reviews/load': asOther(async () => ({ body: { perDay: 7 } })),
  'POST /progress/imports': asOther(async ({ site, topic }) => ({
    body: {
      ...{ source: 'list', name: '' },
      solves: [{ questionId: await firstQuestion(site, topic), at: '2024-01-01T00:00:00.000Z' }],
    },
  })),
  'DELETE /progress/imports/:id': asOther(async ({ site, topic, ask, other }) => {
    const solves = [{ questionId: await firstQuestion(site, topic), at: null }]
    const { data } = await ask('POST', '/progress/imports', other.as, { source: 'list', name: '', solves })
    return { params: { id: data._id } }
  }),
  'PUT /members/me/handles/:site': asOther(async () => ({
    params: { site: 'github' },
    body: { handle: 'asha-verma' },
  })),
  'POST /members/me/handles/:site/token':
    'needs a club that asks other sites; what it makes is the member’s own',
  'POST /members/me/handles/:site/check': 'needs a club that asks other sites; a job writes what came of it',
  'PUT /members/me/handles/:site/figures': handled(async () => ({ body: { figures: { solved: 12 } } })),
  'DELETE /members/me/handles/:site': handled(async () => ({})),
  'PUT /leaderboard/mine': asOther(async () => ({ body: { shown: true } })),
  'POST /experiences': asOther(async () => ({
    body: { company: 'Meta', role: 'SDE', verdict: 'Pending', content: 'Hm.', anonymous: true },
  })),
  'POST /admin/companies/:slug/merge': asAdmin(async ({ ask, admin }) => {
    // Each has its own: what is merged cannot be merged again.
    const one = async () => {
      const company = `Company ${crypto.randomUUID()}`
      const body = { company, role: 'SDE', verdict: 'Pending', content: 'Hm.' }
      const { data } = await ask('POST', '/admin/createInterviewExp', admin.as, body)
      return data.company
    }
    return { params: { slug: await one() }, body: { into: await one() } }
  }),
  'POST /experiences/:id/accept': asAdmin(async ({ make }) => ({ params: { id: await make.submitted() } })),
  'POST /experiences/:id/refuse': asAdmin(async ({ make }) => ({
    params: { id: await make.submitted() },
    body: { reason: 'It names your interviewer.' },
  })),
  'DELETE /admin/:kind/:id': asAdmin(async ({ make }) => ({
    params: { kind: 'blogs', id: await make.blog() },
  })),
  'POST /admin/:kind/:id/restore': asAdmin(async ({ make, ask, admin }) => {
    const id = await make.module()
    await ask('DELETE', `/admin/modules/${id}`, admin.as)
    return { params: { kind: 'modules', id } }
  }),
  'POST /admin/:kind/:id/versions/:number/return': asAdmin(async ({ make, ask, admin }) => {
    const id = await make.blog()
    await ask('PATCH', `/admin/blogs/${id}`, admin.as, { title: 'Another' })
    return { params: { kind: 'blogs', id, number: '1' } }
  }),
  'PUT /drafts/:form': asAdmin(async () => ({ params: { form: 'blog' }, body: draft })),
  'DELETE /drafts/:form': asAdmin(async () => ({ params: { form: 'blog' } })),

  'POST /forum/threads': asOther(async ({ author }) => ({
    body: { title: 'Who comes along?', category: 'General', content: `@${author.handle}?` },
  })),
  'PATCH /forum/threads/:id': asAuthor(async ({ make }) => ({
    params: { id: await make.thread() },
    body: { title: 'Where do they meet?' },
  })),
  'DELETE /forum/threads/:id': asAuthor(async ({ make }) => ({ params: { id: await make.thread() } })),
  'PUT /forum/threads/:id/draft': asOther(async ({ make }) => ({
    params: { id: await make.thread() },
    body: draft,
  })),
  'DELETE /forum/threads/:id/draft': asOther(async ({ make }) => ({ params: { id: await make.thread() } })),
  'POST /forum/threads/:id/replies': asOther(async ({ make }) => ({
    params: { id: await make.thread() },
    body: { content: 'Here.' },
  })),
  'PATCH /forum/replies/:id': asOther(async ({ make }) => ({
    params: { id: await make.reply(await make.thread()) },
    body: { content: 'There.' },
  })),
  'DELETE /forum/replies/:id': asOther(async ({ make }) => ({
    params: { id: await make.reply(await make.thread()) },
  })),
  'POST /forum/threads/:id/vote': asOther(async ({ make }) => ({ params: { id: await make.thread() } })),
  'POST /forum/replies/:id/vote': asAuthor(async ({ make }) => ({
    params: { id: await make.reply(await make.thread()) },
  })),
  'POST /forum/threads/:id/accept/:replyId': asAuthor(async ({ make }) => {
    const id = await make.thread()
    return { params: { id, replyId: await make.reply(id) } }
  }),
  'DELETE /forum/threads/:id/accept': asAuthor(async ({ make, ask, author }) => {
    const id = await make.thread()
    await ask('POST', `/forum/threads/${id}/accept/${await make.reply(id)}`, author.as)
    return { params: { id } }
  }),
  'POST /forum/threads/:id/pin': asAdmin(async ({ make }) => ({
    params: { id: await make.thread() },
    body: { pinned: true },
  })),
  'POST /forum/threads/:id/lock': asAdmin(async ({ make }) => ({
    params: { id: await make.thread() },
    body: { locked: true },
  })),
  'POST /forum/flags': asOther(async ({ make }) => ({
    body: { postId: await make.thread(), reason: 'Other', note: '' },
  })),
  'POST /members/me/warnings/:id/acknowledge': async (world) => {
    const { as, measure } = await measured(world, 'warning')
    return { as, params: { id: measure } }
  },
  'POST /moderation/people/:id/measures': asAdmin(async ({ site }) => ({
    params: { id: (await site.member()).id },
    body: { kind: 'pause', reason: 'Spam', words: 'Rest a little.', hours: 24 },
  })),
  'POST /moderation/measures/:id/lift': asAdmin(async (world) => ({
    params: { id: (await measured(world, 'pause')).measure },
  })),
  'POST /members/me/conduct': asOther(async () => ({})),
  'POST /admin/club/conduct/ask': asAdmin(async ({ ask, site, admin }) => {
    await ask('PATCH', '/admin/club', admin.as, { conduct: 'Be kind.' })
    const { settings } = (await site.ask('GET', '/admin/club', { as: admin.as })).body.data
    return { body: { edition: settings.conductEdition } }
  }),
  'PUT /members/me/relations': asOther(async ({ make }) => ({
    body: { kind: 'muted', post: await make.thread() },
  })),
  'PUT /forum/threads/:id/poll': asOther(async (world) => {
    const { id, option } = await polled(world)
    return { params: { id }, body: { options: [option] } }
  }),
  'POST /forum/threads/:id/slow': asAdmin(async ({ make }) => ({
    params: { id: await make.thread() },
    body: { minutes: 5 },
  })),
  'POST /forum/threads/:id/move': asAdmin(async ({ make }) => ({
    params: { id: await make.thread() },
    body: { category: 'Projects' },
  })),
  'POST /forum/threads/:id/merge': asAdmin(async ({ make }) => {
    const from = await make.thread()
    await make.reply(from)
    return { params: { id: from }, body: { into: await make.thread() } }
  }),
  'PUT /forum/threads/:id/watch': asOther(async ({ make }) => ({
    params: { id: await make.thread() },
    body: { level: 'watching' },
  })),
  'POST /forum/flags/:id/resolve': asAdmin(async (world) => ({
    params: { id: await flagged(world) },
    body: { ruling: 'removed' },
  })),
  'POST /admin/home/first-steps/put-away': asAdmin(async () => ({})),
  'POST /notifications/read': asOther(async () => ({ body: {} })),
  'PUT /notifications/settings': asOther(async () => ({ body: { mailMentions: false, mailReplies: false } })),

  'POST /admin/members/import/preview': asAdmin(async () => ({
    body: { csv: `name,email\nNew One,${randomUUID()}@college.edu` },
  })),
  'POST /admin/members/import': asAdmin(async () => ({
    body: { csv: `name,email\nNew One,${randomUUID()}@college.edu` },
  })),
  'POST /admin/members/:id/password-link': asAdmin(async ({ site }) => ({
    params: { id: (await site.member()).id },
  })),
  'POST /announcements/:id/seen': asOther(async (world) => ({ params: { id: await announced(world) } })),
  'POST /admin/announcements': asAdmin(async () => ({ body: announcement })),
  'PATCH /admin/announcements/:id': asAdmin(async (world) => ({
    params: { id: await announced(world) },
    body: { title: 'Hall moved again' },
  })),
  'POST /admin/announcements/:id/withdraw': asAdmin(async (world) => ({
    params: { id: await announced(world) },
  })),
  'PUT /admin/members/batch': asAdmin(async (world) => ({
    body: { ids: [(await involved(world)).id], batchId: null },
  })),
  'POST /admin/batches': asAdmin(async () => ({ body: { name: `Batch ${randomUUID()}` } })),
  'PATCH /admin/batches/:id': asAdmin(async ({ ask, admin }) => ({
    params: { id: (await ask('POST', '/admin/batches', admin.as, { name: randomUUID() })).data._id },
    body: { name: `Batch ${randomUUID()}` },
  })),
  'DELETE /admin/batches/:id': asAdmin(async ({ ask, admin }) => ({
    params: { id: (await ask('POST', '/admin/batches', admin.as, { name: randomUUID() })).data._id },
  })),
  'POST /events': asAdmin(async () => ({
    body: { title: 'Talk', description: 'Hear.', location: 'Hall', timeZone: 'UTC', ...when },
  })),
  'PATCH /events/:id': asAdmin(async ({ make }) => ({
    params: { id: await make.event() },
    body: { location: 'Room 2' },
  })),
  'PATCH /events/:id/following': asAdmin(async ({ make }) => ({
    params: { id: await make.event() },
    body: { location: 'Room 3' },
  })),
  'POST /events/:id/following/cancel': asAdmin(async ({ make }) => ({ params: { id: await make.event() } })),
  'PUT /events/:id/feedback/mine': asOther(async (world) => ({
    params: { id: await eventThatWas(world) },
    body: { rating: 4, good: 'The pace.' },
  })),
  'DELETE /events/:id/feedback/mine': asOther(async (world) => ({
    params: { id: await eventThatWas(world) },
  })),
  'PUT /events/:id/speakers': asAdmin(async ({ make, author }) => ({
    params: { id: await make.event() },
    body: { speakers: [{ name: 'Asha', handle: author.handle }] },
  })),
  'PUT /events/:id/materials': asAdmin(async ({ make }) => ({
    params: { id: await make.event() },
    body: { materials: [{ title: 'Slides', link: 'https://example.com/s' }] },
  })),
  'POST /admin/problems': asAdmin(async () => ({ body: { slug: `crates-${randomUUID()}` } })),
  'POST /admin/problems/import': asAdmin(async () => ({ form: formOf('file', zippedProblem()) })),
  'PATCH /admin/problems/:slug': asAdmin(async ({ site, admin }) => ({
    params: { slug: await draftProblem(site, admin.as) },
    body: { revision: 1, files: { 'editorial.md': 'Anew.' } },
  })),
  'POST /admin/problems/:slug/check': asAdmin(async ({ site, admin }) => ({
    params: { slug: await draftProblem(site, admin.as) },
    body: {},
  })),
  'POST /admin/problems/:slug/publish': asAdmin(async ({ site, admin }) => ({
    params: { slug: await provenProblem(site, admin.as) },
    body: { revision: 1 },
  })),
  'POST /admin/problems/:slug/withdraw': asAdmin(async ({ site, admin, ask }) => {
    const slug = await provenProblem(site, admin.as)
    await ask('POST', `/admin/problems/${slug}/publish`, admin.as, { revision: 1 })
    return { params: { slug }, body: {} }
  }),
  'DELETE /admin/problems/:slug': asAdmin(async ({ site, admin }) => ({
    params: { slug: await draftProblem(site, admin.as) },
  })),
  'POST /events/:id/cancel': asAdmin(async ({ make }) => ({ params: { id: await make.event() } })),
  'POST /events/:id/register': asOther(async ({ make }) => ({
    params: { id: await make.event() },
    body: {},
  })),
  'POST /events/:id/certificates': asAdmin(async ({ make, other }) => ({
    params: { id: await make.pastEvent() },
    body: { title: 'Certificate', words: 'for coming', signer: 'Rohan', memberIds: [other.id] },
  })),
  'POST /admin/certificates/:id/revoke': asAdmin(async ({ make }) => ({
    params: { id: await make.certificate() },
    body: { reason: 'A mistake.' },
  })),
  'POST /admin/certificates/:id/correct': asAdmin(async ({ make }) => ({
    params: { id: await make.certificate() },
    body: { name: 'Asha V. Author' },
  })),
  'POST /events/:id/pass': asOther(async (world) => {
    const id = await eventOfNow(world)
    const { body } = await world.site.ask('GET', `/events/${id}/door/wall`, { as: world.admin.as })
    return { params: { id }, body: { code: body.data.code } }
  }),
  'POST /events/:id/door/scans': asAdmin(async ({ make }) => ({
    params: { id: await make.event() },
    body: { scans: [{ code: 'C' }] },
  })),
  'POST /events/:id/door/people': asAdmin(async ({ make, author }) => ({
    params: { id: await make.event() },
    body: { memberId: author.id },
  })),
  'DELETE /events/:id/door/people/:attendanceId': asAdmin(async ({ make, ask, admin }) => {
    const id = await make.event()
    const { data } = await ask('POST', `/events/${id}/door/people`, admin.as, { guest: 'Dr. Rao' })
    return { params: { id, attendanceId: data.attendanceId } }
  }),
  'DELETE /events/:id/register': asOther(async ({ make, ask, other }) => {
    const id = await make.event()
    await ask('POST', `/events/${id}/register`, other.as, {})
    return { params: { id } }
  }),

  'POST /problems/:slug/questions': async ({ site, slug }) => ({
    as: (await site.member()).as,
    params: { slug },
    body: {
      to: 'forum',
      title: 'Why?',
      content: 'It is zero.',
      code: { language: 'python', source: 'print(1)' },
    },
  }),
  'POST /asked/:id/comments': asOther(async (world) => ({
    params: { id: (await askedMentors(world)).id },
    body: { content: 'Here.', line: 1 },
  })),
  'DELETE /asked/:id/comments/:comment': asOther(async (world) => {
    const { id, comment } = await askedMentors(world, true)
    return { params: { id, comment } }
  }),
  'POST /asked/:id/thanks': async (world) => {
    const { id, asker, comment } = await askedMentors(world, true)
    return { as: asker.as, params: { id }, body: { comment } }
  },
  'PUT /asked/:id/closed': async (world) => {
    const { id, asker } = await askedMentors(world)
    return { as: asker.as, params: { id }, body: { closed: true } }
  },
  'DELETE /asked/:id': async (world) => {
    const { id, asker } = await askedMentors(world)
    return { as: asker.as, params: { id } }
  },
  'POST /asked/:id/reports': asOther(async (world) => ({
    params: { id: (await askedMentors(world)).id },
    body: { reason: 'Spam' },
  })),
  'POST /asked/reports/:id/resolve': asAdmin(async (world) => {
    const { id } = await askedMentors(world)
    await world.ask('POST', `/asked/${id}/reports`, world.other.as, { reason: 'Spam' })
    const { rows } = await world.site.database.pool.query(
      'select id from help_reports where help_question_id = $1',
      [id],
    )
    return { params: { id: rows[0]?.id }, body: { ruling: 'kept' } }
  }),
  'POST /problems/:slug/discussion': asOther(async ({ slug, author }) => ({
    params: { slug },
    body: { content: `Why, @${author.handle}?` },
  })),
  'POST /problems/:slug/hints': asOther(async ({ slug }) => ({ params: { slug } })),
  'PUT /problems/:slug/hints/opened': asOther(async ({ slug }) => ({
    params: { slug },
    body: { count: 2, at: new Date().toISOString() },
  })),
  'POST /problems/:slug/editorial': asOther(async ({ slug }) => ({ params: { slug } })),
  'POST /problems/:slug/submissions': asOther(async ({ slug }) => ({
    params: { slug },
    body: { language: 'python', source: 'print(1)' },
  })),
  'PUT /submissions/:id/share': asOther(async ({ site, other }) => ({
    params: { id: await judgedSubmission(site, other.id) },
    body: { named: true },
  })),
  'DELETE /submissions/:id/share': asOther(async ({ site, other }) => ({
    params: { id: await judgedSubmission(site, other.id) },
  })),
  'DELETE /admin/solutions/:id': asAdmin(async (world) => ({ params: { id: await sharedSolution(world) } })),
  'POST /markdown/preview': asOther(async () => ({ body: { content: '*a*' } })),
  'POST /pictures': asAdmin(async () => {
    return { form: formOf('file', blobOf(await draw().png().toBuffer())) }
  }),
}
