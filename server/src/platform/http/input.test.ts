import { randomUUID } from 'node:crypto'
import { endpoints } from '@callofcode/contract/all'
import { limits } from '@callofcode/contract/limits'
import { PAGE_PARTS } from '@callofcode/contract/member-page'
import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { resetTokenStore } from '../../features/account/reset-token-store.ts'

const email = 'asha@college.edu'
const year = new Date().getUTCFullYear()
const event = {
  title: 'Contest night',
  description: 'Bring a laptop.',
  location: 'Lab 2',
  link: 'https://example.com/meet',
  meetingLink: 'https://meet.example.com/x',
  startsAt: '2100-01-01T10:00:00Z',
  endsAt: '2100-01-01T12:00:00Z',
  timeZone: 'Asia/Kolkata',
  capacity: 40,
}
const experience = { company: 'Google', role: 'SDE', verdict: 'Selected', content: 'Five rounds.' }
const learningModule = {
  title: 'Arrays',
  description: 'In a row.',
  createdBy: 'Rohan',
  level: 'Beginner',
  questions: [{ questionName: 'Two Sum', difficulty: 'Easy', link: 'https://example.com/two-sum' }],
}
const blog = { title: 'T', author: 'A', content: 'C', category: 'K', tags: ['one', 'two'] }
const tell = { to: 'year', year: 2027, mail: true, batchId: randomUUID(), eventId: randomUUID() }
const announcement = {
  ...{ title: 'Hall moved', content: 'Room 2.', to: 'year', year: 2027, mail: true },
  ...{ batchId: randomUUID(), eventId: randomUUID(), bannerDay: '2099-01-02' },
  publishAt: '2099-01-01T10:00:00Z',
}
const terms = { endsOn: '2027-03-01', hours: 6, weekdays: [1, 6], level: 'beginner', hard: 'last' }
const plan = { ...terms, source: { kind: 'topics', ids: [randomUUID()] } }
const thread = { title: 'Two heaps', category: 'DSA help', content: 'How?' }

/** A good body for every endpoint that takes one, with all the fields it knows. */
const samples: Record<string, object> = {
  signup: { email, password: PASSWORD, name: 'Asha', passoutYear: year, provider: 'credentials' },
  signin: { email, password: PASSWORD },
  forgotPassword: { email },
  verifyOtp: { email, otp: '012345' },
  resetPassword: { memberData: { password: PASSWORD } },
  createFirstAdmin: { secret: 'x', name: 'Asha', email, password: PASSWORD },
  changePassword: { currentPassword: PASSWORD, password: 'Other-2024!', confirmPassword: 'Other-2024!' },
  deleteAccount: { password: PASSWORD },
  confirmEmail: { token: 'x' },
  sendConfirmation: { email },
  changeEmail: { email: 'new@college.edu', password: PASSWORD },
  signinWithCode: { token: 't'.repeat(43), code: '012345' },
  startPasskeySignin: { token: 't'.repeat(43) },
  signinWithPasskey: {
    token: 't'.repeat(43),
    response: {
      ...{ id: 'aa', rawId: 'aa', type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: 'aa', authenticatorData: 'aa', signature: 'aa', userHandle: 'aa' },
    },
  },
  startApp: { password: PASSWORD },
  confirmApp: { code: '012345' },
  removeApp: { password: PASSWORD },
  startPasskey: { password: PASSWORD },
  addPasskey: {
    token: 't'.repeat(43),
    name: 'Phone',
    response: {
      ...{ id: 'aa', rawId: 'aa', type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: 'aa', attestationObject: 'aa', transports: ['usb'] },
    },
  },
  renamePasskey: { name: 'Key' },
  removePasskey: { password: PASSWORD },
  renewRecoveryCodes: { password: PASSWORD },
  createWebhook: { url: 'https://example.com/hook', events: ['blog.published'] },
  updateWebhook: { url: 'https://example.com/hook', events: ['blog.published'], isOn: true },
  createToken: { name: 'My editor', scopes: ['read'], days: 30, password: PASSWORD },
  setMemberRole: { role: 'admin' },
  markHandover: { mark: 'backup' },
  signOutEverywhere: { tokens: false },
  giveTask: { until: '2099-06-30' },
  createJoinCode: { note: 'Freshers', mostUses: 60, days: 3 },
  addDomain: { domain: 'college.edu' },
  decideSignups: { action: 'decline', reason: 'Unknown.', ids: [randomUUID()] },
  createModule: { ...learningModule, tell },
  updateModule: learningModule,
  createBlog: { ...blog, tell },
  updateBlog: blog,
  createExperience: { ...experience, candidate: 'Asha' },
  updateExperience: { ...experience, candidate: 'Asha' },
  submitExperience: { ...experience, anonymous: false },
  saveDraft: { content: { title: 'T', questions: [{ questionName: 'Q' }] }, basedOn: '2026-01-01T00:00:00Z' },
  saveReplyDraft: { content: { content: 'So', replyToId: '' }, basedOn: '2026-01-01T00:00:00Z' },
  createAuthoredProblem: { slug: 'two-crates', style: 'function' },
  saveAuthoredProblem: { revision: 1, files: { 'editorial.md': 'So.' } },
  publishAuthoredProblem: { revision: 1, note: 'The first.' },
  createThread: thread,
  updateThread: thread,
  createReply: { content: 'So.', replyToId: randomUUID() },
  updateReply: { content: 'So.' },
  askQuestion: {
    ...{
      to: 'forum',
      title: 'Why?',
      content: 'It is zero.',
      code: { language: 'python', source: 'print(1)' },
    },
    ...{ submission: randomUUID(), verdict: { verdict: 'Wrong Answer', reason: 'Zero' } },
    counterexample: { input: '[4]', expected: '8', given: '0' },
  },
  commentOnAsked: { content: 'Here.', line: 2 },
  thankForAsked: { comment: randomUUID() },
  closeAsked: { closed: true },
  reportAsked: { comment: randomUUID(), reason: 'Spam', note: 'See it.' },
  resolveAskedReport: { ruling: 'kept' },
  createFlag: { postId: randomUUID(), reason: 'Spam', note: 'See the link.' },
  pinThread: { pinned: true },
  lockThread: { locked: true },
  resolveFlag: { ruling: 'kept', measure: { kind: 'pause', words: 'Mind your words.', hours: 24 } },
  createMeasure: { kind: 'warning', reason: 'Spam', words: 'One more, and you rest.' },
  setRelation: { kind: 'muted', post: randomUUID() },
  watchThread: { level: 'watching' },
  votePoll: { options: [randomUUID()] },
  slowThread: { minutes: 5 },
  moveThread: { category: 'General' },
  mergeThread: { into: randomUUID() },
  askConduct: { edition: 0 },
  readNotifications: { thread: randomUUID(), until: '2026-01-01T00:00:00Z' },
  saveMailSettings: {
    ...{ mailMentions: true, mailReplies: false, mailWaiting: true },
    ...{ mailAnnouncements: true, mailEvents: false },
  },
  createMemberBlog: { title: 'T', content: 'C', category: 'K', tags: ['one', 'two'] },
  saveMemberBlog: { title: 'T', content: 'C', category: 'K', tags: ['one', 'two'] },
  commentMemberBlog: { text: 'Why?', line: 1 },
  settleMemberBlogComment: { done: true },
  decideMemberBlog: { ruling: 'decline', reason: 'We have one.' },
  scheduleMemberBlog: { at: '2099-01-01T10:00' },
  publishMemberBlog: { replace: true },
  inviteCoAuthor: { handle: 'asha.verma' },
  answerInvitation: { accept: true },
  reactToBlog: { on: true },
  createSeries: { title: 'Trees', description: 'All of them.', blogs: [randomUUID()] },
  updateSeries: { title: 'Trees', description: 'All of them.', blogs: [randomUUID()] },
  showOnLeaderboards: { shown: true },
  refuseExperience: { reason: 'It names your interviewer.' },
  stopMails: { token: 'x' },
  createEvent: { ...event, tell, repeat: { every: 'week', times: 3 } },
  updateEvent: event,
  updateFollowing: event,
  saveFeedback: { rating: 4, good: 'The pace.', better: 'More time.', named: true },
  setSpeakers: { speakers: [{ name: 'Asha', about: 'Graphs', link: 'https://example.com', handle: '' }] },
  setMaterials: { materials: [{ title: 'Slides', link: 'https://example.com/s', shownTo: 'members' }] },
  registerForEvent: { waitingList: true },
  checkInByWall: { code: '012345' },
  checkInByList: { guest: 'Dr. Rao' },
  issueCertificates: {
    ...{ title: 'Certificate', words: 'for taking part', signer: 'Ananya Rao, president' },
    memberIds: [randomUUID()],
  },
  revokeCertificate: { reason: 'A mistake.' },
  correctCertificate: { name: 'Asha Verma' },
  sendScans: { scans: [{ code: 'Cx', anyway: true, late: true }] },
  compileSolution: {
    language: 'cpp',
    source: 'int fairCuts(vector<int>& weights) { return 0; }',
    judged: true,
  },
  submitSolution: {
    language: 'python',
    source: 'print(input())',
    claim: { fuels: [1_000], answersHash: 'ab'.repeat(32), artifactHash: 'cd'.repeat(32) },
  },
  previewMarkdown: { content: '# T' },
  createSolveImport: { source: 'list', name: 'solved.csv', solves: [{ questionId: randomUUID(), at: null }] },
  setHandle: { handle: 'tourist' },
  enterFigures: { figures: { solved: 12, rating: 1400, maxRating: 1500, rank: 'expert' } },
  askAboutProblem: { content: 'Why a heap?' },
  setCompleted: { completed: true, at: '2026-01-01T00:00:00Z' },
  setOpenedHints: { count: 1, at: '2026-01-01T00:00:00Z' },
  setStar: { starred: true },
  createOwnList: { title: 'Exam week', description: 'Heaps.', questions: [randomUUID()] },
  updateOwnList: { title: 'Exam week', description: 'Heaps.', questions: [randomUUID()], shared: true },
  setListed: { listed: true },
  keepSolution: { place: randomUUID(), language: 'go', source: 'func f() {}' },
  setStreakZone: { timeZone: 'Asia/Kolkata', proposed: true },
  setWeekGoal: { goal: { kind: 'days', count: 4 } },
  mergeCompany: { into: 'Acme' },
  previewPlan: plan,
  createPlan: plan,
  updatePlan: terms,
  setBatchPlan: plan,
  changeBatchPlan: {
    ...terms,
    ...{ title: 'Trees', add: plan.source, questions: [randomUUID()], takeOut: [randomUUID()] },
  },
  addPause: { from: '2026-12-01', to: '2026-12-07' },
  rateReview: { id: randomUUID(), rating: 3, at: '2026-01-01T00:00:00Z' },
  postponeReview: { until: '2026-12-01' },
  dropReview: { dropped: true },
  setReviewLoad: { perDay: 5 },
  shareSubmission: { named: true },
  saveLanguage: { language: 'hi' },
  savePractice: { hidesDifficulty: true },
  updateOwnPage: Object.fromEntries(PAGE_PARTS.map((part) => [part, 'members'])),
  createTopic: { title: 'Games', description: 'Who wins.', difficulty: 'Advanced' },
  updateTopic: { title: 'Games', description: 'Who wins.', difficulty: 'Advanced', hidden: true },
  placeTopic: { before: randomUUID() },
  createQuestion: {
    ...{ topicId: randomUUID(), questionName: 'Nim', difficulty: 'Easy' },
    link: 'https://example.com/nim',
  },
  updateQuestion: { questionName: 'Nim', difficulty: 'Easy', link: 'https://example.com/nim' },
  placeQuestions: { ids: [randomUUID()], topicId: randomUUID(), before: randomUUID() },
  splitQuestion: {
    questionName: 'Nim I',
    parts: [{ questionName: 'Nim II', difficulty: 'Hard', link: 'https://example.com/nim', done: true }],
  },
  hideQuestions: { ids: [randomUUID()], hidden: true },
  updateClub: { name: 'Bits', footer: 'Since 2024', replyTo: 'bits@college.edu', signup: 'open' },
  createList: { title: 'Games', description: 'Who wins.' },
  updateList: { title: 'Games', description: 'Who wins.', published: true, questions: [randomUUID()] },
  previewMemberImport: { csv: 'name,email\nAsha,asha@college.edu' },
  importMembers: { csv: 'name,email\nAsha,asha@college.edu' },
  createAnnouncement: announcement,
  updateAnnouncement: announcement,
  restoreYear: { archivedAt: '2026-11-26T10:00:00.000Z' },
  createBatch: { name: 'CSE A' },
  renameBatch: { name: 'CSE B' },
  setBatch: { ids: [randomUUID()], batchId: randomUUID() },
}

/** What a field may be beside what its sample shows. */
const alsoTaken: Record<string, unknown[]> = {
  'rateReview rating': [null],
  'postponeReview until': [null],
  'createEvent capacity': [null],
  'createEvent repeat': [null],
  'updateFollowing capacity': [null],
  'updateEvent capacity': [null],
  // It removes the file.
  'saveAuthoredProblem files.editorial.md': [null],
  'giveTask until': [null],
  'setBatch batchId': [null],
  'saveLanguage language': [null],
  ...Object.fromEntries(
    ['createAnnouncement', 'updateAnnouncement'].flatMap((name) =>
      ['year', 'batchId', 'eventId', 'bannerDay', 'publishAt'].map((field) => [`${name} ${field}`, [null]]),
    ),
  ),
  ...Object.fromEntries(
    ['createEvent', 'createBlog', 'createModule'].flatMap((name) =>
      ['year', 'batchId', 'eventId'].map((field) => [`${name} tell.${field}`, [null]]),
    ),
  ),
  'askQuestion verdict.reason': [null],
  'askQuestion counterexample.expected': [null],
  'askQuestion counterexample.given': [null],
  'placeTopic before': [null],
  'placeQuestions before': [null],
  'saveDraft basedOn': [null],
  'signinWithPasskey response.response.userHandle': [null],
  'saveReplyDraft basedOn': [null],
  'saveReplyDraft content.content': [['x'], true],
  'saveReplyDraft content.replyToId': [['x'], true],
  'saveDraft content.title': [['x'], true],
}
const wrongTypes: Record<string, unknown[]> = {
  string: [7, null, true, ['x'], { $ne: '' }, {}],
  boolean: ['true', 1, 0, null, [], {}],
  number: ['7', null, true, [7], {}],
}

let site: TestSite
let admin: string
let reset: string
beforeAll(async () => {
  site = await testSite({
    SIGNINS_PER_MINUTE: '1000',
    SIGNIN_FAILURES: '1000',
    PASSWORD_CHECKS_PER_HOUR: '1000',
  })
  const member = await site.member({ role: 'admin' })
  admin = member.as
  reset = await resetTokenStore.create(site.database.sql, member.id, 3600)
})
afterAll(() => site.close())

const withBody = endpoints.filter(({ body }) => body)
const send = (name: string, body: object | string) => {
  const target = endpoints.find((one) => one.name === name)
  if (!target) throw new Error(`there is no ${name}`)
  const path = target.path
    .replace(':form', 'blog')
    .replace(':task', 'events')
    .replace(':year', '2027')
    .replace('handles/:site', 'handles/codechef')
    .replace('reactions/:kind', 'reactions/helpful')
    .replace(/:\w+/g, () => randomUUID())
  return site.ask(target.method, path, { as: target.callers === 'reset' ? reset : admin, body })
}

/** All leaves of a body, each as a path and its value. */
function leaves(value: unknown, path: string[] = []): { path: string[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}
/** The body with another value at a path. */
function put(body: object, [key = '', ...rest]: string[], value: unknown): object {
  const copy: Record<string, unknown> = Array.isArray(body) ? ([...body] as never) : { ...body }
  copy[key] = rest.length > 0 ? put(copy[key] as object, rest, value) : value
  return copy
}
const blames = (errors: Record<string, string> | undefined, field: string) =>
  Object.keys(errors ?? {}).some((name) => name === field || field.startsWith(`${name}.`))

const fields = Object.entries(samples).flatMap(([name, body]) =>
  leaves(body).map(({ path, value }) => ({ name, body, path, field: path.join('.'), value })),
)

test('every endpoint with a body has a sample here, and it is a good one', async () => {
  expect(withBody.map(({ name }) => name).sort()).toEqual(Object.keys(samples).sort())
  for (const { name, body } of withBody)
    expect([name, body?.safeParse(samples[name]).success]).toEqual([name, true])
})

describe.each(fields)('$name: $field', ({ name, body, path, field, value }) => {
  test('VAL-34 API-04 safety I2 a value of another type answers 400 and names the field', async () => {
    const taken = alsoTaken[`${name} ${field}`] ?? []
    for (const wrong of wrongTypes[typeof value] ?? []) {
      if (taken.some((one) => JSON.stringify(one) === JSON.stringify(wrong))) continue
      const answer = await send(name, put(body, path, wrong))
      expect([wrong, answer.status, answer.body.code]).toEqual([wrong, 400, 'invalid_input'])
      expect(blames(answer.body.errors, field), JSON.stringify(answer.body)).toBe(true)
    }
  })

  // The secret is only compared, never stored: any text will do.
  test.runIf(typeof value === 'string' && field !== 'secret')(
    'safety I4 so does text with NUL or a lone surrogate',
    async () => {
      for (const wrong of ['a\0b', 'a\ud800b', '\udc00', '\0']) {
        const answer = await send(name, put(body, path, wrong))
        expect([answer.status, blames(answer.body.errors, field)]).toEqual([400, true])
      }
    },
  )
})

describe.each(Object.entries(samples))('%s', (name, body) => {
  test('VAL-34 safety I2 a key that nobody knows answers 400 and is named', async () => {
    for (const key of ['isAdmin', '$where', 'constructor', 'toString', 'a.b', '']) {
      const answer = await send(name, { ...body, [key]: 'x' })
      expect([key, answer.status]).toEqual([key, 400])
      if (key) expect(answer.body.errors).toEqual({ [key]: 'There is no such field.' })
    }
  })
})

describe('safety L1 nobody makes the server look long for what is wrong', () => {
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]))

  test('API-04 of many wrong fields the first ten are named', async () => {
    const questions = Array.from({ length: 50 }, () => ({ questionName: 7 }))
    for (const [name, body] of [
      ['signin', keys(150)],
      ['createModule', { title: 'T', description: 'D', createdBy: 'A', level: 'Beginner', questions }],
      ['createModule', { ...keys(20), questions }],
    ] as const) {
      const answer = await send(name, body)
      expect([answer.status, Object.keys(answer.body.errors).length]).toEqual([400, 10])
    }
  })

  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  test.each([
    ['200 000 bytes of keys', 'saveDraft', { content: keys(18_000) }],
    ['as many keys at its top', 'createBlog', keys(18_000)],
    ['a list of 50 000', 'createBlog', { ...blog, tags: Array(50_000).fill(1) }],
    ['500 rows of 40 keys', 'saveDraft', { content: { rows: Array(500).fill(keys(40)) } }],
    ['lists 60 000 deep', 'saveDraft', `{"content": {"x": ${nested(60_000)}}}`],
  ])('API-06 %s are no form', async (_, name, body) => {
    const answer = await send(name, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request'])
    expect(answer.body).not.toHaveProperty('errors')
  })

  test('safety I3 a stranger’s body of 32 kB is read, one byte more answers 413', async () => {
    const signin = (bytes: number) => {
      const empty = JSON.stringify({ email, password: '' }).length
      return JSON.stringify({ email, password: 'x'.repeat(bytes - empty) })
    }
    expect((await send('signin', signin(32 * 1024))).status).not.toBe(413)
    expect((await send('signin', signin(32 * 1024 + 1))).status).toBe(413)
  })
})

test('SAFE-62 safety I2 a body that is null is no form, also where every field may be left out', async () => {
  for (const name of ['registerForEvent', 'updateThread', 'updateEvent']) {
    const { status, body } = await send(name, 'null')
    expect([name, status, body.code]).toEqual([name, 400, 'bad_request'])
  }
})

test('safety I4 the names in a draft are text that can be stored, as what stands under them is', async () => {
  for (const key of ['a\0b', 'a\ud800b'])
    for (const content of [{ [key]: 'x' }, { questions: [{ [key]: 'x' }] }])
      expect((await send('saveDraft', { content })).status).toBe(400)
})

describe('texts of the specification', () => {
  const required: [name: string, field: string, message: string][] = [
    ['createModule', 'title', messages.titleRequired],
    ['createModule', 'description', messages.descriptionRequired],
    ['createBlog', 'title', messages.titleRequired],
    ['createBlog', 'author', messages.authorRequired],
    ['createBlog', 'content', messages.contentRequired],
    ['createExperience', 'company', messages.companyRequired],
    ['createExperience', 'role', messages.roleRequired],
    ['createExperience', 'verdict', messages.verdictRequired],
    ['createExperience', 'content', messages.experienceRequired],
    ['submitExperience', 'company', messages.companyRequired],
    ['createThread', 'title', messages.titleRequired],
    ['createReply', 'content', messages.contentRequired],
    ['createEvent', 'title', messages.titleRequired],
    ['createEvent', 'description', messages.descriptionRequired],
    ['signup', 'name', messages.nameRequired],
    ['signup', 'password', messages.passwordRule],
    ['signup', 'email', messages.emailRule],
  ]
  test.each(required)(
    'VAL-34 VAL-35 safety I1 %s without %s, or with a blank one: %s',
    async (name, field, message) => {
      const { [field]: _, ...without } = samples[name] as Record<string, unknown>
      for (const body of [
        without,
        ...['', ' ', ' \t\n\u00a0\u3000'].map((value) => ({ ...without, [field]: value })),
      ]) {
        const answer = await send(name, body)
        expect(answer.body).toEqual({
          success: false,
          message,
          code: 'invalid_input',
          errors: { [field]: message },
          requestId: expect.any(String),
        })
        expect(answer.status).toBe(400)
      }
    },
  )

  test('API-04 every bad field is named at once, a row by its place', async () => {
    const questions = [{ questionName: 'A' }, { questionName: 'B', link: 'x', difficulty: 'Extreme' }]
    const { body } = await send('createModule', { title: ' ', description: 7, questions })
    expect(body.errors).toEqual({
      title: messages.titleRequired,
      description: messages.descriptionRequired,
      'questions.1.link': messages.linkRule,
      'questions.1.difficulty': 'Choose Easy, Medium or Hard.',
    })
  })
})

describe('limits', () => {
  // A character outside the Basic Multilingual Plane counts as one.
  const longest: [name: string, field: string, length: number][] = [
    ['createBlog', 'title', limits.title],
    ['createBlog', 'author', limits.name],
    ['createBlog', 'category', limits.tag],
    ['createBlog', 'tags.0', limits.tag],
    ['createModule', 'title', limits.title],
    ['createModule', 'description', limits.description],
    ['createModule', 'createdBy', limits.name],
    ['createModule', 'questions.0.questionName', limits.title],
    ['createExperience', 'company', limits.name],
    ['createExperience', 'role', limits.name],
    ['createExperience', 'candidate', limits.name],
    ['createThread', 'title', limits.title],
    ['createFlag', 'note', limits.description],
    ['createEvent', 'title', limits.title],
    ['createEvent', 'location', limits.title],
    ['signup', 'name', limits.name],
  ]
  test.each(longest)(
    'safety I3 %s takes a %s of %i characters, and one more answers 400',
    async (name, field, length) => {
      const letter = '𝒳'
      const body = samples[name] ?? {}
      const exact = await send(name, put(body, field.split('.'), letter.repeat(length)))
      // Any answer but a length error is fine: there may be no such thread.
      expect([413, 500, 503]).not.toContain(exact.status)
      expect(blames(exact.body.errors, field)).toBe(false)
      const more = await send(name, put(body, field.split('.'), letter.repeat(length + 1)))
      expect([more.status, more.body.errors]).toEqual([
        400,
        { [field]: `At most ${length} characters, please.` },
      ])
    },
  )

  const writings: [name: string, field: string, bytes: number][] = [
    ['createBlog', 'content', limits.contentBytes],
    ['createExperience', 'content', limits.contentBytes],
    ['submitExperience', 'content', limits.contentBytes],
    ['createThread', 'content', limits.contentBytes],
    ['updateThread', 'content', limits.contentBytes],
    ['createReply', 'content', limits.replyBytes],
    ['updateReply', 'content', limits.replyBytes],
    ['createEvent', 'description', limits.contentBytes],
    ['updateEvent', 'description', limits.contentBytes],
    ['previewMarkdown', 'content', limits.contentBytes],
    ['saveDraft', 'content.title', limits.contentBytes],
  ]
  // As a browser writes them, as programs do that know ASCII only, and letters that JSON itself makes longer.
  const scripts: [name: string, letter: string, escaped: string][] = [
    ['ASCII', 'x', 'x'],
    ['Devanagari', 'न', '\\u0928'],
    ['letters beyond the first plane', '𝒳', '\\ud835\\udcb3'],
    ['quotes', '"', '\\"'],
    ['control characters', '\u0001', '\\u0001'],
  ]
  test.each(
    writings.flatMap(([name, field, bytes]) =>
      scripts.map((script) => [name, field, bytes, ...script] as const),
    ),
  )(
    'safety I3 %s takes a %s of %i bytes of %s, however they are written, and one more answers 400',
    async (name, field, bytes, _, letter, escaped) => {
      const size = Buffer.byteLength(letter)
      const whole = letter.repeat(Math.floor(bytes / size)) + 'y'.repeat(bytes % size)
      const exact = put(samples[name] ?? {}, field.split('.'), whole)
      const written = JSON.stringify(exact).replaceAll(JSON.stringify(letter).slice(1, -1), escaped)
      for (const body of [exact, written]) {
        const answer = await send(name, body)
        expect([413, 500, 503]).not.toContain(answer.status)
        expect(blames(answer.body.errors, field)).toBe(false)
      }
      const more = await send(name, put(exact, field.split('.'), `${whole}y`))
      expect([more.status, Object.values(more.body.errors)]).toEqual([
        400,
        [`At most ${bytes / 1000} kB of text, please.`],
      ])
    },
  )

  test('safety I3 an address of 2048 characters is taken, one more is not', async () => {
    const link = (length: number) => `https://example.com/${'x'.repeat(length - 20)}`
    for (const [name, field] of [
      ['createEvent', 'link'],
      ['createEvent', 'meetingLink'],
      ['createModule', 'questions.0.link'],
    ] as const) {
      const sent = (length: number) => send(name, put(samples[name] ?? {}, field.split('.'), link(length)))
      expect((await sent(limits.url)).status).toBe(201)
      expect((await sent(limits.url + 1)).body.errors).toEqual({ [field]: messages.linkRule })
    }
  })

  test('safety I3 20 tags and 500 questions are taken, one more is not', async () => {
    const blog = (count: number) =>
      send('createBlog', { ...samples.createBlog, tags: Array.from({ length: count }, (_, at) => `t${at}`) })
    expect((await blog(limits.tags)).status).toBe(201)
    expect((await blog(limits.tags + 1)).status).toBe(400)
    const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ questionName: `Q${at}` }))
    const module = (count: number) =>
      send('createModule', { ...samples.createModule, questions: rows(count) })
    expect((await module(limits.questions)).status).toBe(201)
    expect((await module(limits.questions + 1)).status).toBe(400)
  })
})

describe('queries', () => {
  const bad = [
    '/forum/threads?sort=name;drop',
    '/forum/threads?sort=top&sort=latest',
    '/forum/threads?category=Nonsense',
    '/forum/threads?q=%00',
    `/forum/threads?q=${'x'.repeat(limits.search + 1)}`,
    '/forum/threads?q[$ne]=x',
    '/forum/threads?limit=1e9',
    '/forum/threads?cursor=nonsense',
    '/forum/threads?cursor=%00',
    '/forum/threads?cursor=-1',
    `/forum/threads?cursor=${'x'.repeat(301)}`,
    '/events?when=soon',
    '/events?when=past&when=upcoming',
    '/events?__proto__=x',
  ]
  test.each(bad)('safety I6 I7 %s answers 400', async (path) => {
    const { status, body } = await site.ask('GET', path)
    expect([status, body.success]).toEqual([400, false])
  })

  test('safety I6 SQL in a search is text', async () => {
    for (const q of ["' or 1=1 --", '%', '_', '\\', '"; drop table threads; --', ':* & !', '((('])
      expect((await site.ask('GET', `/forum/threads?q=${encodeURIComponent(q)}`)).status).toBe(200)
  })

  const ids = ['1', 'x', '%00', '..%2f', "'--", '{}', '00000000-0000-4000-8000-00000000000g', randomUUID()]
  const byId = endpoints.filter(({ path }) => path.includes(':'))
  test.each(byId)(
    'safety I5 $method $path answers 404 to ids that are malformed or unknown',
    async (target) => {
      for (const id of target.path.includes(':form') ? ids.slice(0, -1) : ids) {
        const path = target.path.replace(/:\w+/g, id)
        const body = samples[target.name]
        const answer = await site.ask(target.method, path, { as: admin, ...(body && { body }) })
        expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found'])
        // Of two ids either may be the one that is missing.
        if (target.path.match(/:/g)?.length === 1)
          expect(answer.body.message).toBe(target.notFound ?? messages.notFound)
      }
    },
  )
})
