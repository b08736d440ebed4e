import { randomUUID } from 'node:crypto'
import { endpoints } from '@callofcode/contract/all'
import { SCOPE_NAMES, type Scope } from '@callofcode/contract/scope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { apiTokenStore } from '../../features/api-token/public.ts'
import { openApi } from './openapi.ts'

/**
 * Which scope lets an API token in. Written out by hand, beside what the contract says, so that nobody forgets tokens
 * with a new endpoint. `visitor`: a token counts as none; `none`: tokens are refused.
 */
const tokenColumn: Record<string, Scope | 'visitor' | 'none'> = {
  'GET /admin/curriculum/topics': 'admin:read',
  'POST /admin/curriculum/topics': 'admin:write',
  'PATCH /admin/curriculum/topics/:id': 'admin:write',
  'PUT /admin/curriculum/topics/:id/place': 'admin:write',
  'GET /admin/curriculum/questions': 'admin:read',
  'POST /admin/curriculum/questions': 'admin:write',
  'PATCH /admin/curriculum/questions/:id': 'admin:write',
  'PUT /admin/curriculum/questions/place': 'admin:write',
  'PUT /admin/curriculum/questions/hidden': 'admin:write',
  'POST /admin/curriculum/import/preview': 'admin:write',
  'POST /admin/curriculum/import': 'admin:write',
  'GET /lists': 'visitor',
  'GET /lists/:slug': 'visitor',
  'GET /progress/memberId/lists': 'read',
  'GET /admin/curriculum/lists': 'admin:read',
  'GET /admin/curriculum/lists/:id': 'admin:read',
  'POST /admin/curriculum/lists': 'admin:write',
  'PATCH /admin/curriculum/lists/:id': 'admin:write',
  'DELETE /admin/curriculum/lists/:id': 'admin:write',
  'DELETE /admin/problems/:slug': 'admin:write',
  'GET /admin/problems': 'admin:read',
  'GET /admin/problems/:slug': 'admin:read',
  'GET /admin/problems/:slug/versions': 'admin:read',
  'GET /admin/problems/:slug/versions/:number': 'admin:read',
  'PATCH /admin/problems/:slug': 'admin:write',
  'POST /admin/problems': 'admin:write',
  'POST /admin/problems/:slug/check': 'admin:write',
  'POST /admin/problems/:slug/publish': 'admin:write',
  'POST /admin/problems/:slug/withdraw': 'admin:write',
  'POST /admin/problems/import': 'admin:write',
  'GET /admin/webhooks': 'none',
  'POST /admin/webhooks': 'none',
  'PATCH /admin/webhooks/:id': 'none',
  'DELETE /admin/webhooks/:id': 'none',
  'POST /admin/webhooks/:id/ping': 'none',
  'GET /admin/webhooks/:id/deliveries': 'none',
  'POST /admin/webhooks/:id/deliveries/:deliveryId/redeliver': 'none',
  'GET /club/conduct': 'visitor',
  'GET /admin/home': 'admin:read',
  'POST /admin/home/first-steps/put-away': 'admin:write',
  'GET /admin/club': 'admin:read',
  'PATCH /admin/club': 'admin:write',
  'GET /admin/club/versions': 'admin:read',
  'GET /admin/club/versions/:number': 'admin:read',
  'POST /admin/club/versions/:number/return': 'admin:write',
  'POST /admin/club/test-mail': 'none',
  'POST /admin/club/logo': 'admin:write',
  'GET /admin/backups': 'none',
  'GET /audit/check': 'none',
  'GET /licences': 'visitor',
  'GET /members/me/email': 'none',
  'POST /members/me/email': 'none',
  'POST /members/confirmEmail': 'visitor',
  'POST /members/sendConfirmation': 'visitor',
  'GET /members/me/factors': 'none',
  'POST /members/me/factors/app/start': 'none',
  'POST /members/me/factors/app/confirm': 'none',
  'POST /members/me/factors/app/remove': 'none',
  'POST /members/me/factors/passkeys/start': 'none',
  'POST /members/me/factors/passkeys': 'none',
  'PATCH /members/me/factors/passkeys/:id': 'none',
  'POST /members/me/factors/passkeys/:id/remove': 'none',
  'POST /members/me/factors/recovery-codes': 'none',
  'POST /admin/members/:id/factors/reset': 'none',
  'GET /members/signin/college': 'visitor',
  'POST /members/signin/code': 'visitor',
  'POST /members/signin/passkey': 'visitor',
  'POST /members/signin/passkey/start': 'visitor',
  'POST /members/signup': 'visitor',
  'POST /members/signin': 'visitor',
  'POST /members/forgotPassword': 'visitor',
  'POST /members/verifyOtp': 'visitor',
  'POST /members/resetPassword': 'none',
  'GET /logout': 'visitor',
  'POST /setup': 'visitor',
  'GET /members/': 'read',
  'PATCH /members/': 'none',
  'GET /members/me/page': 'read',
  'PATCH /members/me/page': 'none',
  'GET /members/me/language': 'none',
  'PATCH /members/me/language': 'none',
  'GET /member-pages/:handle': 'read',
  'GET /member-pages/:handle/public': 'visitor',
  'GET /approvals': 'admin:read',
  'GET /waiting': 'admin:read',
  'POST /approvals/:id/approve': 'admin:write',
  'POST /approvals/:id/decline': 'admin:write',
  'GET /approvals/summary': 'admin:read',
  'GET /approvals/decisions': 'admin:read',
  'POST /approvals/decisions': 'admin:write',
  'POST /approvals/decisions/:id/undo': 'admin:write',
  'GET /approvals/domains': 'none',
  'POST /approvals/domains': 'none',
  'DELETE /approvals/domains/:id': 'none',
  'GET /approvals/codes': 'none',
  'POST /approvals/codes': 'none',
  'POST /approvals/codes/:id/end': 'none',
  'GET /approvals/codes/:id/members': 'none',
  'POST /members/me/password': 'none',
  'GET /members/me/sessions': 'none',
  'DELETE /members/me/sessions/:id': 'none',
  'DELETE /members/me/sessions': 'none',
  'POST /members/me/signout': 'none',
  'GET /members/me/tokens': 'none',
  'POST /members/me/tokens': 'none',
  'DELETE /members/me/tokens/:id': 'none',
  'GET /members/me/export': 'none',
  'POST /members/me/delete': 'none',
  'GET /admin/members': 'admin:read',
  'GET /admin/members/:id': 'none',
  'POST /admin/members/:id/password-link': 'none',
  'POST /admin/members/import/preview': 'none',
  'POST /admin/members/import': 'none',
  'GET /announcements': 'read',
  'GET /announcements/banner': 'none',
  'POST /announcements/:id/seen': 'none',
  'GET /announcements/:id': 'read',
  'GET /admin/announcements': 'admin:read',
  'GET /admin/announcements/audience': 'admin:read',
  'GET /admin/announcements/:id': 'admin:read',
  'POST /admin/announcements': 'admin:write',
  'PATCH /admin/announcements/:id': 'admin:write',
  'POST /admin/announcements/:id/withdraw': 'admin:write',
  'PUT /admin/members/batch': 'admin:write',
  'GET /admin/batches': 'admin:read',
  'POST /admin/batches': 'admin:write',
  'PATCH /admin/batches/:id': 'admin:write',
  'DELETE /admin/batches/:id': 'admin:write',
  'POST /admin/members/:id/disable': 'none',
  'POST /admin/members/:id/enable': 'none',
  'POST /admin/members/:id/role': 'none',
  'GET /admin/members/:id/mentored': 'none',
  'PUT /admin/members/:id/mentored/:batch': 'none',
  'DELETE /admin/members/:id/mentored/:batch': 'none',
  'GET /admin/members/:id/duplicates': 'none',
  'GET /admin/members/:id/duplicates/:other': 'none',
  'POST /admin/members/:id/duplicates/:other/merge': 'none',
  'GET /admin/years': 'admin:read',
  'POST /admin/years/:year/archive': 'none',
  'POST /admin/years/:year/restore': 'none',
  'POST /admin/members/:id/archive': 'none',
  'POST /admin/members/:id/restore': 'none',
  'GET /admin/handover': 'none',
  'POST /admin/handover/marks': 'none',
  'GET /mentoring': 'read',
  'GET /mentoring/:batch': 'read',
  'PUT /admin/members/:id/tasks/:task': 'none',
  'DELETE /admin/members/:id/tasks/:task': 'none',
  'POST /admin/members/:id/signout': 'none',
  'GET /audit': 'admin:read',
  'GET /audit/actions': 'admin:read',
  'GET /topics/': 'visitor',
  'GET /topics/:id/questions': 'visitor',
  'GET /progress/memberId/completed-questions': 'read',
  'PATCH /progress/memberId/questions/:questionId/completed/toggle': 'progress:write',
  'PUT /progress/memberId/questions/:questionId/completed': 'progress:write',
  'GET /search': 'read',
  'GET /today': 'read',
  'GET /getModules': 'visitor',
  'GET /getModule/:id': 'visitor',
  'POST /admin/createModule': 'admin:write',
  'GET /getBlogs': 'visitor',
  'GET /getBlog/:id': 'visitor',
  'GET /blogs/:slug': 'visitor',
  'POST /admin/createBlog': 'admin:write',
  'GET /getInteviewExp': 'visitor',
  'GET /experiences/:id': 'visitor',
  'GET /experience-choices': 'visitor',
  'POST /admin/createInterviewExp': 'admin:write',
  'PATCH /admin/modules/:id': 'admin:write',
  'PATCH /admin/blogs/:id': 'admin:write',
  'PATCH /admin/experiences/:id': 'admin:write',
  'GET /admin/:kind/:id': 'admin:read',
  'DELETE /admin/:kind/:id': 'admin:write',
  'POST /admin/:kind/:id/restore': 'admin:write',
  'GET /admin/:kind/:id/versions': 'admin:read',
  'GET /admin/:kind/:id/versions/:number': 'admin:read',
  'POST /admin/:kind/:id/versions/:number/return': 'admin:write',
  'GET /admin/deleted': 'admin:read',
  'GET /member-blogs': 'read',
  'GET /member-blogs/:id': 'read',
  'POST /member-blogs': 'forum:write',
  'PATCH /member-blogs/:id': 'forum:write',
  'DELETE /member-blogs/:id': 'forum:write',
  'POST /member-blogs/:id/submit': 'forum:write',
  'POST /member-blogs/:id/withdraw': 'forum:write',
  'POST /member-blogs/:id/edit': 'forum:write',
  'POST /member-blogs/:id/comments': 'forum:write',
  'POST /member-blogs/:id/comments/:comment/done': 'forum:write',
  'GET /blog-reviews': 'admin:read',
  'POST /blog-reviews/:id/decide': 'admin:write',
  'POST /blog-reviews/:id/schedule': 'admin:write',
  'POST /blog-reviews/:id/publish': 'admin:write',
  'POST /member-blogs/:id/authors': 'forum:write',
  'POST /member-blogs/:id/authors/answer': 'forum:write',
  'DELETE /member-blogs/:id/authors/:member': 'forum:write',
  'GET /published-blogs/:id/context': 'visitor',
  'GET /published-blogs/:id/discussion': 'visitor',
  'POST /published-blogs/:id/discussion': 'forum:write',
  'GET /published-blogs/:id/reactions/mine': 'read',
  'PUT /published-blogs/:id/reactions/:kind': 'forum:write',
  'GET /blog-series/:slug': 'visitor',
  'GET /own-series': 'read',
  'POST /own-series': 'forum:write',
  'PUT /own-series/:id': 'forum:write',
  'DELETE /own-series/:id': 'forum:write',
  'GET /topics/mastery': 'read',
  'GET /notes': 'read',
  'GET /stars': 'read',
  'GET /progress/memberId/marks': 'read',
  'GET /progress/memberId/questions/:questionId': 'read',
  'PUT /progress/memberId/questions/:questionId/star': 'progress:write',
  'GET /reviews/today': 'read',
  'GET /reviews': 'read',
  'PUT /reviews/:questionId/rating': 'progress:write',
  'PUT /reviews/:questionId/postponed': 'progress:write',
  'PUT /reviews/:questionId/dropped': 'progress:write',
  'PUT /reviews/load': 'progress:write',
  'GET /reviews/memory': 'read',
  'GET /leaderboard': 'read',
  'PUT /leaderboard/mine': 'none',
  'POST /experiences': 'forum:write',
  'GET /experiences/mine': 'read',
  'GET /experiences/submitted': 'admin:read',
  'POST /experiences/:id/accept': 'admin:write',
  'POST /experiences/:id/refuse': 'admin:write',
  'GET /drafts/:form': 'none',
  'PUT /drafts/:form': 'none',
  'DELETE /drafts/:form': 'none',
  'GET /forum/threads': 'visitor',
  'GET /forum/threads/:id': 'visitor',
  'GET /forum/threads/:id/replies': 'visitor',
  'GET /forum/threads/:id/draft': 'none',
  'PUT /forum/threads/:id/draft': 'none',
  'DELETE /forum/threads/:id/draft': 'none',
  'GET /forum/threads/:id/stream': 'read',
  'GET /forum/threads/:id/mine': 'read',
  'POST /forum/threads': 'forum:write',
  'PATCH /forum/threads/:id': 'forum:write',
  'DELETE /forum/threads/:id': 'forum:write',
  'POST /forum/threads/:id/replies': 'forum:write',
  'PATCH /forum/replies/:id': 'forum:write',
  'DELETE /forum/replies/:id': 'forum:write',
  'POST /forum/threads/:id/vote': 'forum:write',
  'POST /forum/replies/:id/vote': 'forum:write',
  'POST /forum/threads/:id/accept/:replyId': 'forum:write',
  'DELETE /forum/threads/:id/accept': 'forum:write',
  'POST /forum/threads/:id/pin': 'admin:write',
  'POST /forum/threads/:id/lock': 'admin:write',
  'GET /forum/posts/:id/revisions': 'read',
  'POST /forum/flags': 'forum:write',
  'GET /forum/flags': 'admin:read',
  'POST /forum/flags/:id/resolve': 'admin:write',
  'GET /forum/members': 'read',
  'GET /members/me/standing': 'none',
  'POST /members/me/warnings/:id/acknowledge': 'none',
  'POST /members/me/conduct': 'none',
  'POST /admin/club/conduct/ask': 'admin:write',
  'GET /moderation/people': 'admin:read',
  'GET /moderation/people/:id': 'admin:read',
  'GET /moderation/people/:id/history': 'admin:read',
  'POST /moderation/people/:id/measures': 'admin:write',
  'POST /moderation/measures/:id/lift': 'admin:write',
  'GET /members/me/relations': 'none',
  'PUT /members/me/relations': 'none',
  'PUT /forum/threads/:id/watch': 'forum:write',
  'GET /forum/watched': 'read',
  'GET /forum/muted': 'read',
  'GET /forum/threads/:id/poll': 'read',
  'PUT /forum/threads/:id/poll': 'forum:write',
  'POST /forum/threads/:id/slow': 'admin:write',
  'POST /forum/threads/:id/move': 'admin:write',
  'POST /forum/threads/:id/merge': 'admin:write',
  'GET /drafts': 'none',
  'GET /notifications': 'read',
  'GET /notifications/unread': 'read',
  'POST /notifications/:id/read': 'none',
  'POST /notifications/read': 'none',
  'GET /notifications/settings': 'none',
  'PUT /notifications/settings': 'none',
  'POST /notifications/unsubscribe': 'visitor',
  'GET /events': 'visitor',
  'GET /events/:id': 'visitor',
  'POST /events': 'admin:write',
  'PATCH /events/:id': 'admin:write',
  'POST /events/:id/cancel': 'admin:write',
  'POST /events/:id/register': 'events:write',
  'DELETE /events/:id/register': 'events:write',
  'GET /events/:id/mine': 'read',
  'GET /events/:id/series': 'visitor',
  'PATCH /events/:id/following': 'admin:write',
  'POST /events/:id/following/cancel': 'admin:write',
  'GET /events/:id/feedback': 'admin:read',
  'GET /events/:id/feedback/mine': 'read',
  'PUT /events/:id/feedback/mine': 'events:write',
  'DELETE /events/:id/feedback/mine': 'events:write',
  'GET /events/:id/inside': 'read',
  'PUT /events/:id/speakers': 'admin:write',
  'PUT /events/:id/materials': 'admin:write',
  'GET /events/:id/attendees': 'admin:read',
  'GET /events/:id/pass': 'none',
  'POST /events/:id/pass': 'none',
  'GET /events/:id/door': 'admin:read',
  'GET /events/:id/door/people': 'admin:read',
  'POST /events/:id/door/people': 'admin:write',
  'DELETE /events/:id/door/people/:attendanceId': 'admin:write',
  'GET /events/:id/door/members': 'admin:read',
  'POST /events/:id/door/scans': 'admin:write',
  'GET /events/:id/door/wall': 'none',
  'GET /events/:id/attendance': 'admin:read',
  'GET /events/:id/certificates': 'admin:read',
  'GET /events/:id/certificates/without': 'admin:read',
  'POST /events/:id/certificates': 'admin:write',
  'POST /admin/certificates/:id/revoke': 'admin:write',
  'POST /admin/certificates/:id/correct': 'admin:write',
  'GET /certificates': 'read',
  'GET /certificates/:code': 'visitor',
  'GET /problems': 'visitor',
  'GET /problems/:slug': 'visitor',
  'POST /problems/:slug/hints': 'progress:write',
  'POST /problems/:slug/editorial': 'progress:write',
  'POST /problems/:slug/submissions': 'judge:submit',
  'GET /problems/:slug/submissions': 'read',
  'POST /problems/:slug/compile': 'judge:submit',
  'GET /problems/:slug/mine': 'read',
  'GET /progress/problems': 'read',
  'GET /problem-counts': 'visitor',
  'GET /problems/:slug/discussion': 'visitor',
  'POST /problems/:slug/discussion': 'forum:write',
  'GET /problems/:slug/solutions': 'read',
  'GET /solutions/:id': 'read',
  'DELETE /admin/solutions/:id': 'admin:write',
  'GET /submissions/:id/share': 'read',
  'PUT /submissions/:id/share': 'judge:submit',
  'DELETE /submissions/:id/share': 'judge:submit',
  'GET /submissions/:id': 'read',
  'GET /submissions/:id/stream': 'read',
  'POST /markdown/preview': 'forum:write',
  'POST /pictures': 'forum:write',
}

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin' })
})
afterAll(() => site.close())

const tokenOf = async (memberId: string, scopes: Scope[]) => {
  const made = await site.database.sql.transaction((tx) =>
    apiTokenStore.create(tx, memberId, { name: 'Test', scopes, days: 1 }),
  )
  // Below the limit of a member.
  return { as: made?.token ?? '', end: () => apiTokenStore.removeAll(site.database.sql, memberId) }
}
const samples: Record<string, string> = { form: 'blog', kind: 'blogs', number: '1', task: 'events' }
const fill = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => samples[name] ?? randomUUID())

const rows = endpoints.map((one) => ({ ...one, row: `${one.method} ${one.path}` }))

test('SAFE-41 every endpoint says what lets a token in, and the contract says the same', () => {
  const inContract = rows.map(({ row, scope, callers }) => [
    row,
    scope ?? (callers === 'anyone' ? 'visitor' : 'none'),
  ])
  expect(Object.fromEntries(inContract)).toEqual(tokenColumn)
})

describe.each(rows)('$row', ({ row, method, path, callers, stream }) => {
  const expected = tokenColumn[row] ?? 'none'
  const askWith = async (scopes: Scope[]) => {
    const { as, end } = await tokenOf(admin.id, scopes)
    // Of a stream only the refusals are awaited.
    const answer = await site.ask(method, fill(path), {
      as,
      ...(method !== 'GET' && { body: { nonsense: [1] } }),
    })
    await end()
    return answer
  }

  test('SAFE-41 lets in a token of an admin with its scope alone', async () => {
    if (!(stream && callers === 'anyone')) {
      const others = SCOPE_NAMES.filter((scope) => scope !== expected)
      const { status, body } = await askWith(others)
      // A wrong sign-in answers 401 as well.
      if (callers === 'anyone') expect(status).not.toBe(403)
      else {
        expect(status).toBe(403)
        expect(body.message).toContain(
          expected === 'none' ? 'API tokens cannot do this' : `lacks the scope ${expected}.`,
        )
      }
    }
    if (expected !== 'none' && expected !== 'visitor')
      expect([401, 403, 500]).not.toContain((await askWith([expected])).status)
  })
})

test('SAFE-42 no token of any scope makes tokens, reads the export, or changes the password, the roles or the sign-ins', () => {
  const closed = rows.filter(({ path, callers, scope }) => {
    const isAccount = /^\/members\/me\/(?!(?:page|standing)$)/.test(path)
    const isRights = /^\/admin\/(?:members\/:id|webhooks)/.test(path)
    return callers !== 'anyone' && scope && (isAccount || isRights)
  })
  expect(closed.map(({ row }) => row)).toEqual([])
})

test('SAFE-41 the OpenAPI document names the scope of each endpoint', () => {
  const { paths, components } = openApi('https://club.example')
  expect(components.securitySchemes).toHaveProperty('token')
  const { post } = paths['/forum/threads'] as Record<string, { security: object[]; description: string }>
  expect(post?.security).toContainEqual({ token: ['forum:write'] })
  expect(post?.description).toContain('An API token needs the scope forum:write.')
  const remove = paths['/members/me/delete']?.post as { security: object[] }
  expect(remove.security).toEqual([{ session: [] }, { bearer: [] }])
})
