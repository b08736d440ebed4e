import { randomUUID } from 'node:crypto'
import { endpoints } from '@callofcode/contract/all'
import { API, type Callers } from '@callofcode/contract/endpoint'
import { TASKS, type Task } from '@callofcode/contract/task'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { resetTokenStore } from '../../features/account/reset-token-store.ts'
import { sessionStore } from '../../features/account/session-store.ts'

/**
 * Who may call what. Written out by hand, beside what the contract says: an endpoint whose callers are changed there by
 * mistake, or that nobody thought about, fails here.
 */
const permissionMatrix: Record<string, Callers> = {
  'GET /admin/curriculum/topics': 'content',
  'POST /admin/curriculum/topics': 'content',
  'PATCH /admin/curriculum/topics/:id': 'content',
  'PUT /admin/curriculum/topics/:id/place': 'content',
  'GET /admin/curriculum/questions': 'content',
  'POST /admin/curriculum/questions': 'content',
  'PATCH /admin/curriculum/questions/:id': 'content',
  'PUT /admin/curriculum/questions/place': 'content',
  'PUT /admin/curriculum/questions/hidden': 'content',
  'GET /admin/curriculum/questions/:id/merge/:into': 'content',
  'POST /admin/curriculum/questions/:id/merge/:into': 'content',
  'GET /admin/curriculum/questions/:id/split': 'content',
  'POST /admin/curriculum/questions/:id/split': 'content',
  'GET /admin/curriculum/changes': 'content',
  'POST /admin/curriculum/changes/:id/undo': 'content',
  'GET /progress/memberId/question-changes': 'member',
  'GET /questions/:question': 'anyone',
  'POST /admin/curriculum/import/preview': 'content',
  'POST /admin/curriculum/import': 'content',
  'GET /lists': 'anyone',
  'GET /lists/:slug': 'anyone',
  'GET /progress/memberId/lists': 'member',
  'GET /admin/curriculum/lists': 'content',
  'GET /admin/curriculum/lists/:id': 'content',
  'POST /admin/curriculum/lists': 'content',
  'PATCH /admin/curriculum/lists/:id': 'content',
  'DELETE /admin/curriculum/lists/:id': 'content',
  'DELETE /admin/problems/:slug': 'problems',
  'GET /admin/problems': 'problems',
  'GET /admin/problems/:slug': 'problems',
  'GET /admin/problems/:slug/versions': 'problems',
  'GET /admin/problems/:slug/versions/:number': 'problems',
  'PATCH /admin/problems/:slug': 'problems',
  'POST /admin/problems': 'problems',
  'POST /admin/problems/:slug/check': 'problems',
  'POST /admin/problems/:slug/publish': 'problems',
  'POST /admin/problems/:slug/withdraw': 'problems',
  'POST /admin/problems/import': 'problems',
  'GET /admin/webhooks': 'admin',
  'POST /admin/webhooks': 'admin',
  'PATCH /admin/webhooks/:id': 'admin',
  'DELETE /admin/webhooks/:id': 'admin',
  'POST /admin/webhooks/:id/ping': 'admin',
  'GET /admin/webhooks/:id/deliveries': 'admin',
  'POST /admin/webhooks/:id/deliveries/:deliveryId/redeliver': 'admin',
  'POST /members/signup': 'anyone',
  'POST /members/signin': 'anyone',
  'POST /members/forgotPassword': 'anyone',
  'POST /members/verifyOtp': 'anyone',
  'POST /members/resetPassword': 'reset',
  'GET /logout': 'anyone',
  'POST /setup': 'anyone',

  'POST /members/signin/code': 'anyone',
  'POST /members/signin/passkey/start': 'anyone',
  'POST /members/signin/passkey': 'anyone',
  'GET /members/me/factors': 'member',
  'POST /members/me/factors/app/start': 'member',
  'POST /members/me/factors/app/confirm': 'member',
  'POST /members/me/factors/app/remove': 'member',
  'POST /members/me/factors/passkeys/start': 'member',
  'POST /members/me/factors/passkeys': 'member',
  'PATCH /members/me/factors/passkeys/:id': 'member',
  'POST /members/me/factors/passkeys/:id/remove': 'member',
  'POST /members/me/factors/recovery-codes': 'member',
  'POST /admin/members/:id/factors/reset': 'admin',

  'GET /members/': 'member',
  'PATCH /members/': 'member',
  'GET /members/me/page': 'member',
  'PATCH /members/me/page': 'member',
  'GET /members/me/language': 'member',
  'PATCH /members/me/language': 'member',
  'GET /members/me/practice': 'member',
  'PATCH /members/me/practice': 'member',
  'GET /member-pages/:handle': 'member',
  'GET /member-pages/:handle/public': 'anyone',
  'GET /approvals': 'approvals',
  'GET /waiting': 'organiser',
  'POST /approvals/:id/approve': 'approvals',
  'POST /approvals/:id/decline': 'approvals',
  'GET /approvals/summary': 'approvals',
  'GET /approvals/decisions': 'approvals',
  'POST /approvals/decisions': 'approvals',
  'POST /approvals/decisions/:id/undo': 'approvals',
  'GET /approvals/domains': 'admin',
  'POST /approvals/domains': 'admin',
  'DELETE /approvals/domains/:id': 'admin',
  'GET /approvals/codes': 'admin',
  'POST /approvals/codes': 'admin',
  'POST /approvals/codes/:id/end': 'admin',
  'GET /approvals/codes/:id/members': 'admin',

  'POST /members/me/password': 'member',
  'POST /members/confirmEmail': 'anyone',
  'POST /members/sendConfirmation': 'anyone',
  'GET /members/signin/college': 'anyone',
  'GET /members/me/email': 'member',
  'POST /members/me/email': 'member',
  'GET /members/me/sessions': 'member',
  'DELETE /members/me/sessions/:id': 'member',
  'DELETE /members/me/sessions': 'member',
  'POST /members/me/signout': 'member',
  'GET /members/me/tokens': 'member',
  'POST /members/me/tokens': 'member',
  'DELETE /members/me/tokens/:id': 'member',
  'GET /members/me/export': 'member',
  'POST /members/me/delete': 'member',
  'GET /admin/members': 'admin',
  'POST /admin/members/:id/disable': 'admin',
  'POST /admin/members/:id/enable': 'admin',
  'POST /admin/members/:id/role': 'admin',
  'GET /admin/members/:id/mentored': 'admin',
  'PUT /admin/members/:id/mentored/:batch': 'admin',
  'DELETE /admin/members/:id/mentored/:batch': 'admin',
  'GET /admin/members/:id/duplicates': 'admin',
  'GET /admin/members/:id/duplicates/:other': 'admin',
  'POST /admin/members/:id/duplicates/:other/merge': 'admin',
  'GET /admin/years': 'admin',
  'POST /admin/years/:year/archive': 'admin',
  'POST /admin/years/:year/restore': 'admin',
  'POST /admin/members/:id/archive': 'admin',
  'POST /admin/members/:id/restore': 'admin',
  'GET /admin/handover': 'admin',
  'POST /admin/handover/marks': 'admin',
  'GET /mentoring': 'member',
  'GET /mentoring/:batch': 'member',
  'PUT /admin/members/:id/tasks/:task': 'admin',
  'DELETE /admin/members/:id/tasks/:task': 'admin',
  'POST /admin/members/:id/signout': 'admin',
  'GET /audit': 'admin',
  'GET /admin/backups': 'admin',
  'GET /operations': 'admin',
  'GET /audit/actions': 'admin',
  'GET /audit/check': 'admin',

  'GET /club/conduct': 'anyone',
  'GET /admin/home': 'admin',
  'POST /admin/home/first-steps/put-away': 'admin',
  'GET /admin/club': 'admin',
  'PATCH /admin/club': 'admin',
  'GET /admin/club/versions': 'admin',
  'GET /admin/club/versions/:number': 'admin',
  'POST /admin/club/versions/:number/return': 'admin',
  'POST /admin/club/test-mail': 'admin',
  'POST /admin/club/logo': 'admin',

  'GET /licences': 'anyone',
  'GET /topics/': 'anyone',
  'GET /topics/:id/questions': 'anyone',
  'GET /progress/memberId/completed-questions': 'member',
  'PATCH /progress/memberId/questions/:questionId/completed/toggle': 'member',
  'PUT /progress/memberId/questions/:questionId/completed': 'member',

  'GET /search': 'anyone',
  'GET /today': 'member',

  'GET /getModules': 'anyone',
  'GET /getModule/:id': 'anyone',
  'POST /admin/createModule': 'content',
  'GET /getBlogs': 'anyone',
  'GET /getBlog/:id': 'anyone',
  'GET /blogs/:slug': 'anyone',
  'POST /admin/createBlog': 'content',
  'GET /getInteviewExp': 'anyone',
  'GET /experiences/:id': 'anyone',
  'GET /companies': 'anyone',
  'GET /companies/:slug': 'anyone',
  'POST /admin/companies/:slug/merge': 'content',
  'GET /experiences/:id/author': 'moderation',
  'GET /experience-choices': 'anyone',
  'POST /admin/createInterviewExp': 'content',
  'PATCH /admin/modules/:id': 'content',
  'PATCH /admin/blogs/:id': 'content',
  'PATCH /admin/experiences/:id': 'content',
  'GET /admin/:kind/:id': 'content',
  'DELETE /admin/:kind/:id': 'content',
  'POST /admin/:kind/:id/restore': 'content',
  'GET /admin/:kind/:id/versions': 'content',
  'GET /admin/:kind/:id/versions/:number': 'content',
  'POST /admin/:kind/:id/versions/:number/return': 'content',
  'GET /admin/deleted': 'content',

  'GET /member-blogs': 'member',
  'GET /member-blogs/:id': 'member',
  'POST /member-blogs': 'member',
  'PATCH /member-blogs/:id': 'member',
  'DELETE /member-blogs/:id': 'member',
  'POST /member-blogs/:id/submit': 'member',
  'POST /member-blogs/:id/withdraw': 'member',
  'POST /member-blogs/:id/edit': 'member',
  'POST /member-blogs/:id/comments': 'member',
  'POST /member-blogs/:id/comments/:comment/done': 'member',
  'GET /blog-reviews': 'content',
  'POST /blog-reviews/:id/decide': 'content',
  'POST /blog-reviews/:id/schedule': 'content',
  'POST /blog-reviews/:id/publish': 'content',
  'POST /member-blogs/:id/authors': 'member',
  'POST /member-blogs/:id/authors/answer': 'member',
  'DELETE /member-blogs/:id/authors/:member': 'member',
  'GET /published-blogs/:id/context': 'anyone',
  'GET /published-blogs/:id/discussion': 'anyone',
  'POST /published-blogs/:id/discussion': 'member',
  'GET /published-blogs/:id/reactions/mine': 'member',
  'PUT /published-blogs/:id/reactions/:kind': 'member',
  'GET /blog-series/:slug': 'anyone',
  'GET /own-series': 'member',
  'POST /own-series': 'member',
  'PUT /own-series/:id': 'member',
  'DELETE /own-series/:id': 'member',
  'GET /plans': 'member',
  'POST /plans/preview': 'member',
  'POST /plans': 'member',
  'GET /plans/:id': 'member',
  'PUT /plans/:id': 'member',
  'DELETE /plans/:id': 'member',
  'PUT /plans/:id/list': 'member',
  'PUT /plans/:id/feed': 'member',
  'DELETE /plans/:id/feed': 'member',
  'GET /mentoring/:batch/plan': 'member',
  'PUT /mentoring/:batch/plan': 'member',
  'PATCH /mentoring/:batch/plan': 'member',
  'DELETE /mentoring/:batch/plan': 'member',
  'GET /streak': 'member',
  'PUT /streak/zone': 'member',
  'PUT /streak/goal': 'member',
  'POST /streak/pauses': 'member',
  'DELETE /streak/pauses/:id': 'member',
  'GET /topics/map': 'anyone',
  'GET /topics/mastery': 'member',
  'GET /notes': 'member',
  'GET /own-lists': 'member',
  'POST /own-lists': 'member',
  'GET /own-lists/:id': 'member',
  'PATCH /own-lists/:id': 'member',
  'DELETE /own-lists/:id': 'member',
  'PUT /own-lists/:id/questions/:questionId': 'member',
  'GET /shared-lists/:key': 'anyone',
  'GET /own-solutions': 'member',
  'POST /own-solutions': 'member',
  'DELETE /own-solutions/:id': 'member',
  'GET /stars': 'member',
  'GET /progress/memberId/marks': 'member',
  'GET /progress/memberId/questions/:questionId': 'member',
  'PUT /progress/memberId/questions/:questionId/star': 'member',
  'GET /reviews/today': 'member',
  'GET /reviews': 'member',
  'PUT /reviews/:questionId/rating': 'member',
  'PUT /reviews/:questionId/postponed': 'member',
  'PUT /reviews/:questionId/dropped': 'member',
  'PUT /reviews/load': 'member',
  'GET /reviews/memory': 'member',
  'GET /progress/imports/questions': 'member',
  'GET /progress/imports': 'member',
  'POST /progress/imports': 'member',
  'DELETE /progress/imports/:id': 'member',
  'GET /members/me/handles': 'member',
  'PUT /members/me/handles/:site': 'member',
  'POST /members/me/handles/:site/token': 'member',
  'POST /members/me/handles/:site/check': 'member',
  'PUT /members/me/handles/:site/figures': 'member',
  'DELETE /members/me/handles/:site': 'member',
  'GET /leaderboard': 'member',
  'PUT /leaderboard/mine': 'member',
  'POST /experiences': 'member',
  'GET /experiences/mine': 'member',
  'GET /experiences/submitted': 'content',
  'POST /experiences/:id/accept': 'content',
  'POST /experiences/:id/refuse': 'content',

  'GET /drafts/:form': 'member',
  'PUT /drafts/:form': 'member',
  'DELETE /drafts/:form': 'member',

  'GET /forum/threads': 'anyone',
  'GET /forum/threads/:id': 'anyone',
  'GET /forum/threads/:id/replies': 'anyone',
  'GET /forum/threads/:id/draft': 'member',
  'PUT /forum/threads/:id/draft': 'member',
  'DELETE /forum/threads/:id/draft': 'member',
  'GET /forum/threads/:id/stream': 'anyone',
  'GET /forum/threads/:id/mine': 'member',
  'POST /forum/threads': 'member',
  'PATCH /forum/threads/:id': 'member',
  'DELETE /forum/threads/:id': 'member',
  'POST /forum/threads/:id/replies': 'member',
  'PATCH /forum/replies/:id': 'member',
  'DELETE /forum/replies/:id': 'member',
  'POST /forum/threads/:id/vote': 'member',
  'POST /forum/replies/:id/vote': 'member',
  'POST /forum/threads/:id/accept/:replyId': 'member',
  'DELETE /forum/threads/:id/accept': 'member',
  'POST /forum/threads/:id/pin': 'moderation',
  'POST /forum/threads/:id/lock': 'moderation',
  'GET /forum/posts/:id/revisions': 'member',
  'POST /forum/flags': 'member',
  'GET /forum/flags': 'moderation',
  'POST /forum/flags/:id/resolve': 'moderation',
  'GET /forum/members': 'member',
  'GET /members/me/standing': 'member',
  'POST /members/me/warnings/:id/acknowledge': 'member',
  'POST /members/me/conduct': 'member',
  'POST /admin/club/conduct/ask': 'admin',
  'GET /moderation/people': 'moderation',
  'GET /moderation/people/:id': 'moderation',
  'GET /moderation/people/:id/history': 'moderation',
  'POST /moderation/people/:id/measures': 'moderation',
  'POST /moderation/measures/:id/lift': 'moderation',
  'GET /members/me/relations': 'member',
  'PUT /members/me/relations': 'member',
  'PUT /forum/threads/:id/watch': 'member',
  'GET /forum/watched': 'member',
  'GET /forum/muted': 'member',
  'GET /forum/threads/:id/poll': 'member',
  'PUT /forum/threads/:id/poll': 'member',
  'POST /forum/threads/:id/slow': 'moderation',
  'POST /forum/threads/:id/move': 'moderation',
  'POST /forum/threads/:id/merge': 'moderation',
  'GET /drafts': 'member',

  'GET /notifications': 'member',
  'GET /notifications/unread': 'member',
  'POST /notifications/:id/read': 'member',
  'POST /notifications/read': 'member',
  'GET /notifications/settings': 'member',
  'PUT /notifications/settings': 'member',
  'POST /notifications/unsubscribe': 'anyone',

  'GET /events': 'anyone',
  'GET /events/:id': 'anyone',
  'POST /events': 'events',
  'PATCH /events/:id': 'events',
  'POST /events/:id/cancel': 'events',
  'POST /events/:id/register': 'member',
  'DELETE /events/:id/register': 'member',
  'GET /events/:id/mine': 'member',
  'GET /events/:id/series': 'anyone',
  'PATCH /events/:id/following': 'events',
  'POST /events/:id/following/cancel': 'events',
  'GET /events/:id/feedback': 'events',
  'GET /events/:id/feedback/mine': 'member',
  'PUT /events/:id/feedback/mine': 'member',
  'DELETE /events/:id/feedback/mine': 'member',
  'GET /events/:id/inside': 'member',
  'PUT /events/:id/speakers': 'events',
  'PUT /events/:id/materials': 'events',
  'GET /events/:id/attendees': 'events',
  'GET /events/:id/pass': 'member',
  'POST /events/:id/pass': 'member',
  'GET /events/:id/door': 'events',
  'GET /events/:id/door/people': 'events',
  'POST /events/:id/door/people': 'events',
  'DELETE /events/:id/door/people/:attendanceId': 'events',
  'GET /events/:id/door/members': 'events',
  'POST /events/:id/door/scans': 'events',
  'GET /events/:id/door/wall': 'events',
  'GET /events/:id/attendance': 'events',
  'GET /events/:id/certificates': 'events',
  'GET /events/:id/certificates/without': 'events',
  'POST /events/:id/certificates': 'events',
  'POST /admin/certificates/:id/revoke': 'events',
  'POST /admin/certificates/:id/correct': 'events',
  'GET /certificates': 'member',
  'GET /certificates/:code': 'anyone',

  'GET /problems': 'anyone',
  'GET /problems/:slug': 'anyone',
  'GET /problems/:slug/hints': 'member',
  'POST /problems/:slug/hints': 'member',
  'PUT /problems/:slug/hints/opened': 'member',
  'POST /problems/:slug/editorial': 'member',
  'GET /problems/:slug/editorial/solutions': 'member',
  'POST /problems/:slug/submissions': 'member',
  'GET /problems/:slug/submissions': 'member',
  'POST /problems/:slug/compile': 'member',
  'GET /problems/:slug/mine': 'member',
  'GET /progress/problems': 'member',
  'GET /problem-counts': 'anyone',
  'GET /problems/:slug/asking': 'member',
  'POST /problems/:slug/questions': 'member',
  'GET /asked': 'member',
  'GET /asked/queue': 'member',
  'GET /asked/:id': 'member',
  'POST /asked/:id/comments': 'member',
  'DELETE /asked/:id/comments/:comment': 'member',
  'POST /asked/:id/thanks': 'member',
  'PUT /asked/:id/closed': 'member',
  'DELETE /asked/:id': 'member',
  'GET /forum/threads/:id/carried': 'member',
  'POST /asked/:id/reports': 'member',
  'GET /asked/reports': 'moderation',
  'POST /asked/reports/:id/resolve': 'moderation',
  'GET /problems/:slug/discussion': 'anyone',
  'POST /problems/:slug/discussion': 'member',
  'GET /problems/:slug/solutions': 'member',
  'GET /solutions/:id': 'member',
  'DELETE /admin/solutions/:id': 'moderation',
  'GET /submissions/:id/comparison': 'member',
  'GET /submissions/:id/share': 'member',
  'PUT /submissions/:id/share': 'member',
  'DELETE /submissions/:id/share': 'member',
  'GET /submissions/:id': 'member',
  'GET /submissions/:id/stream': 'member',

  'GET /admin/members/:id': 'admin',
  'POST /admin/members/:id/password-link': 'admin',
  'POST /admin/members/import/preview': 'admin',
  'POST /admin/members/import': 'admin',
  'GET /announcements': 'member',
  'GET /announcements/banner': 'member',
  'GET /announcements/:id': 'member',
  'POST /announcements/:id/seen': 'member',
  'GET /admin/announcements': 'admin',
  'GET /admin/announcements/audience': 'admin',
  'GET /admin/announcements/:id': 'admin',
  'POST /admin/announcements': 'admin',
  'PATCH /admin/announcements/:id': 'admin',
  'POST /admin/announcements/:id/withdraw': 'admin',
  'PUT /admin/members/batch': 'admin',
  'GET /admin/batches': 'admin',
  'POST /admin/batches': 'admin',
  'PATCH /admin/batches/:id': 'admin',
  'DELETE /admin/batches/:id': 'admin',

  'POST /markdown/preview': 'member',
  'POST /pictures': 'member',
}

const kinds = [
  'visitor',
  'pending',
  'declined',
  'disabled',
  'member',
  ...TASKS,
  'ended task',
  'admin',
  'reset token',
  'garbage token',
] as const
type Kind = (typeof kinds)[number]

/** For holders of these tasks, and admins; the others who are signed in are refused. */
const onlyFor = (...tasks: readonly Task[]) => ({
  in: [...tasks, 'admin'] as readonly Kind[],
  forbidden: ['member', 'ended task', ...TASKS.filter((task) => !tasks.includes(task))] as readonly Kind[],
})

/** Who is let in, and what everybody else is told. */
const rules: Record<Callers, { in: readonly Kind[]; forbidden: readonly Kind[] }> = {
  anyone: { in: kinds, forbidden: [] },
  reset: { in: ['reset token'], forbidden: [] },
  member: { in: ['member', ...TASKS, 'ended task', 'admin'], forbidden: [] },
  ...(Object.fromEntries(TASKS.map((task) => [task, onlyFor(task)])) as Record<
    Task,
    ReturnType<typeof onlyFor>
  >),
  organiser: onlyFor(...TASKS),
  admin: onlyFor(),
}
const refusalOf = (callers: Callers, kind: Kind) => {
  if (rules[callers].in.includes(kind)) return undefined
  return rules[callers].forbidden.includes(kind) ? 403 : 401
}

let site: TestSite
let tokens: Record<Kind, () => Promise<string | undefined>>
beforeAll(async () => {
  site = await testSite()
  const { sql } = site.database
  // A new sign-in every time: one of the calls is the one that ends it.
  const signedIn = async (given: Parameters<TestSite['member']>[0]) => {
    const { id } = await site.member(given)
    return () => sessionStore.create(sql, id, {})
  }
  // Each task was theirs, until a second ago.
  const ended = async () => {
    const { id } = await site.member({ tasks: TASKS })
    await site.database.pool.query(
      `update member_tasks set until = current_date, ends_at = now() - interval '1 second' where member_id = $1`,
      [id],
    )
    return () => sessionStore.create(sql, id, {})
  }
  const owner = await site.member()
  tokens = {
    visitor: async () => undefined,
    pending: await signedIn({ status: 'pending' }),
    declined: await signedIn({ status: 'declined' }),
    disabled: await signedIn({ status: 'disabled', role: 'admin' }),
    member: await signedIn({}),
    ...(Object.fromEntries(
      await Promise.all(TASKS.map(async (task) => [task, await signedIn({ tasks: [task] })] as const)),
    ) as Record<Task, () => Promise<string>>),
    'ended task': await ended(),
    admin: await signedIn({ role: 'admin' }),
    'reset token': () => resetTokenStore.create(sql, owner.id, 600),
    'garbage token': async () => 'no-such-token-0123456789-0123456789-0123456',
  }
})
afterAll(() => site.close())

const sampleParams: Record<string, () => string> = {
  form: () => 'blog',
  kind: () => 'blogs',
  number: () => '1',
  task: () => 'events',
}
const fill = (path: string) =>
  path.replace(/:(\w+)/g, (_, name: string) => (sampleParams[name] ?? randomUUID)())

async function ask(target: (typeof endpoints)[number], kind: Kind, body?: object) {
  const as = await tokens[kind]()
  const { status, body: answer } = await site.ask(target.method, fill(target.path), {
    ...(as && { as }),
    ...(body && { body }),
  })
  return { status, answer }
}

describe('permission matrix', () => {
  test('API-09 API-10 every endpoint has its row, and the contract says the same', () => {
    const inContract = endpoints.map(({ method, path, callers }) => [`${method} ${path}`, callers])
    expect(Object.fromEntries(inContract)).toEqual(permissionMatrix)
  })

  const writes = (method: string) => method !== 'GET'
  describe.each(endpoints.map((one) => ({ ...one, row: `${one.method} ${one.path}` })))('$row', (target) => {
    test.each(kinds)('API-09 API-10 ROLE-04 CLUB-117 CLUB-118 safety Z1 asked by: %s', async (kind) => {
      const callers = permissionMatrix[target.row] ?? 'admin'
      const expected = refusalOf(callers, kind)
      // An empty and a wrong body: callers without permission are refused before the body is read.
      for (const body of writes(target.method) ? [undefined, {}, { nonsense: [1] }] : [undefined]) {
        const { status, answer } = await ask(target, kind, body)
        if (expected === undefined) expect([401, 403, 405, 500, 503]).not.toContain(status)
        else expect({ status, ...answer }).toMatchObject({ status: expected, success: false })
        if (expected === 403) expect(answer.message).toBe('Access Denied')
        if (expected === 401 && callers !== 'reset')
          expect(answer.message).toBe('Your session has expired. Please login again.')
      }
    })
  })

  test('API-09 a credential that is unknown, ended or of somebody not approved is answered just as none', async () => {
    const bare = await site.ask('GET', '/members/')
    for (const kind of ['pending', 'declined', 'disabled', 'reset token', 'garbage token'] as const) {
      const { answer } = await ask(profile, kind)
      expect({ ...answer, requestId: '' }).toEqual({ ...bare.body, requestId: '' })
    }
  })

  test('API-09 safety Z1 a caller without permission is refused before the body is parsed', async () => {
    const payload = '{"title": '
    const headers = { 'content-type': 'application/json' }
    const send = async (as?: string) =>
      site.app.inject({
        ...{ method: 'POST', url: `${API}/admin/createBlog`, payload },
        headers: { ...headers, ...(as && { authorization: `Bearer ${as}` }) },
      })
    expect((await send()).statusCode).toBe(401)
    expect((await send(await tokens.member())).statusCode).toBe(403)
    expect((await send(await tokens.admin())).statusCode).toBe(400)
  })

  test('safety Z2 ROLE-04 what is refused is not done', async () => {
    const good = { title: 'A', author: 'B', content: 'C' }
    const as = (await tokens.moderation()) ?? ''
    expect((await site.ask('POST', '/admin/createBlog', { as, body: good })).status).toBe(403)
    expect((await site.ask('GET', '/getBlogs')).body.data).toEqual([])
  })

  test('safety Z5 no trick of method or path reaches an admin handler', async () => {
    const as = (await tokens.member()) ?? ''
    const admin = (await tokens.admin()) ?? ''
    const body = { title: 'A', author: 'B', content: 'C' }
    const tricks = [
      '/admin/createBlog/',
      '//admin/createBlog',
      '/admin//createBlog',
      '/admin%2FcreateBlog',
      '/admin/createBlog;x',
      '/Admin/createBlog',
      '/ADMIN/CREATEBLOG',
      '/admin/createBlog.json',
      '/admin/./createBlog/..',
    ]
    for (const path of tricks)
      for (const token of [as, admin])
        expect([path, (await site.ask('POST', path, { as: token, body })).status]).toEqual([path, 404])
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const override = await site.ask('GET', '/admin/createBlog', { as: admin, headers: { [name]: 'POST' } })
      expect(override.status).toBe(405)
    }
    expect((await site.ask('GET', '/getBlogs')).body.data).toEqual([])
  })

  test('safety S5 a token counts in the Authorization header alone, never in the address or the body', async () => {
    const token = (await tokens.admin()) ?? ''
    for (const name of ['token', 'access_token', 'authorization'])
      expect((await site.ask('GET', `/members/?${name}=${token}`)).status).toBe(401)
    const body = { title: 'A', author: 'B', content: 'C', token }
    expect((await site.ask('POST', '/admin/createBlog', { body })).status).toBe(401)
  })
})

describe('the routes are those of the contract', () => {
  test('API-01 every endpoint is served, under /api/v1', () => {
    const { app } = site
    const missing = endpoints.filter(({ method, path }) => !app.hasRoute({ method, url: API + path }))
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  test('API-01 nothing is served under /api/v1 that the contract does not name', () => {
    const contract = new Set(endpoints.map(({ method, path }) => `${method} ${API}${path}`))
    const served = routesOf(site.app.printRoutes({ commonPrefix: false }))
    expect(served.length).toBeGreaterThan(endpoints.length)
    const strange = served.filter(
      ({ method, path }) =>
        path.startsWith(API) &&
        // The answer to every address that is none.
        path !== `${API}/*` &&
        !contract.has(`${method === 'HEAD' ? 'GET' : method} ${path}`),
    )
    expect(strange).toEqual([])
  })
})

const profile = endpoints.find(({ name }) => name === 'getProfile') as (typeof endpoints)[number]

/** Reads Fastify's drawing of its routes: a branch's depth is its indent, its last words are its methods. */
function routesOf(drawing: string) {
  const parts: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│\s]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    if (!part) return []
    parts.splice(indent.length / 4, parts.length, part)
    return (methods?.split(', ') ?? []).map((method) => ({ method, path: parts.join('') }))
  })
}
