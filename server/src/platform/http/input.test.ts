import { randomUUID } from 'node:crypto'
import { endpoints } from '@callofcode/contract/all'
import { baseOf, type Endpoint } from '@callofcode/contract/endpoint'
import { limits } from '@callofcode/contract/limits'
import { messages } from '@callofcode/contract/messages'
import { unfit } from '@callofcode/contract/rule-sentence'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, rowOf } from '../../../testing/endpoints/every-endpoint.ts'
import { pathOfNothing } from '../../../testing/endpoints/good-call.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { resetTokenStore } from '../../features/account/reset-token-store.ts'
import { Failure } from '../failure.ts'
import { failureBody } from './answer-failure.ts'
import { check, checkParams } from './check-input.ts'

const wrongTypes: Record<string, unknown[]> = {
  string: [7, null, true, ['x'], { $ne: '' }, {}],
  boolean: ['true', 1, 0, null, [], {}],
  number: ['7', null, true, [7], {}],
}
/** Values that break a rule of nearly every field. Undefined leaves the field out. */
const wrongTexts = [undefined, null, '', 'x', 'x'.repeat(300_000), 7, -1, 0.5, 1e20, true]
const wrongLists = [[], ['x'], [[]], Array(6_000).fill('x'), {}, { x: 7 }]
const wrongValues: unknown[] = [wrongTexts, wrongLists].flat()

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

type Target = (typeof endpoints)[number]
const named = (name: string): Target => {
  const target = endpoints.find((one) => one.name === name)
  if (!target) throw new Error(`there is no ${name}`)
  return target
}
const sample = (name: string) => rowOf(named(name)).body ?? {}
const sendTo = (target: Target, body?: object | string, path = pathOfNothing(target)) =>
  site.ask(target.method, path, {
    as: target.callers === 'reset' ? reset : admin,
    base: baseOf(target),
    ...(body && { body }),
  })
const send = (name: string, body: object | string) => sendTo(named(name), body)

/** Returns how the function that every route calls refuses the input, or undefined. */
function refusalOf(work: () => unknown): Failure | undefined {
  try {
    work()
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  return undefined
}
function refusal({ body: schema }: Pick<Endpoint, 'body'>, body: unknown) {
  const failure = refusalOf(() => check(schema, body))
  if (!failure) return undefined
  const { success: _, ...said } = failureBody(failure, '')
  return { status: failure.status, ...said }
}

async function answered(...given: Parameters<typeof sendTo>) {
  const { status, body: answer } = await sendTo(...given)
  return { status, errors: answer.errors as Record<string, string> | undefined }
}

/** Returns all leaves of a body, each as a path and its value. */
function leaves(value: unknown, path: string[] = []): { path: string[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}
/** Returns the paths of all values of a body, lists and objects too. */
function places(value: unknown, path: string[] = []): string[][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [...(path.length > 0 ? [path] : []), ...inner.flatMap(([key, one]) => places(one, [...path, key]))]
}
/** Returns the fields whose refusal says nothing of its own. */
const unsaid = (schema: Endpoint['body'], given: readonly object[]): string[] =>
  given.flatMap((one) => {
    const { errors = {} } = refusalOf(() => check(schema, one)) ?? {}
    return Object.keys(errors).filter((field) => errors[field]?.key === unfit.key)
  })
/** Returns the body with another value at a path. */
function put(body: object, [key = '', ...rest]: string[], value: unknown): object {
  const copy: Record<string, unknown> = Array.isArray(body) ? ([...body] as never) : { ...body }
  copy[key] = rest.length > 0 ? put(copy[key] as object, rest, value) : value
  return copy
}
const blames = (errors: Record<string, string> | undefined, field: string) =>
  Object.keys(errors ?? {}).some((name) => name === field || field.startsWith(`${name}.`))

const bodies = endpoints.flatMap((target) => {
  const { body, also = {} } = rowOf(target)
  const row = [addressOf(target), { target, body: body ?? {}, also, fields: leaves(body) }] as const
  return target.body ? [row] : []
})
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const UNKNOWN = ['isAdmin', '$where', 'constructor', 'toString', 'a.b', '']
const NO_TEXTS = ['a\0b', 'a\ud800b', '\udc00', '\0']

describe.each(bodies)('%s', (_, { target, body, also, fields }) => {
  test('VAL-34 API-04 safety I2 a value of another type is refused, and the field is named', () => {
    for (const { path, value } of fields) {
      const field = path.join('.')
      const taken = also[field] ?? []
      for (const wrong of wrongTypes[typeof value] ?? []) {
        if (taken.some((one) => isSame(one, wrong))) continue
        const { status, code, errors } = refusal(target, put(body, path, wrong)) ?? {}
        expect([field, wrong, status, code]).toEqual([field, wrong, 400, 'invalid_input'])
        expect(blames(errors, field), JSON.stringify(errors)).toBe(true)
      }
    }
  })

  test('safety I4 so is text with NUL or a lone surrogate', async () => {
    // Any text is valid for the secret, because it is only compared and never stored.
    for (const { path, value } of fields.filter(({ path }) => path.join() !== 'secret')) {
      if (typeof value !== 'string') continue
      const field = path.join('.')
      for (const wrong of NO_TEXTS) {
        const sent = put(body, path, wrong)
        // Values that the schema accepts are used in a comparison, and the handler refuses them.
        const { status, errors } = refusal(target, sent) ?? (await answered(target, sent))
        expect([field, status, blames(errors, field)]).toEqual([field, 400, true])
      }
    }
  })

  test('VAL-34 safety I2 so is a key that nobody knows', () => {
    for (const key of UNKNOWN) {
      const { status, errors } = refusal(target, { ...body, [key]: 'x' }) ?? {}
      expect([key, status, errors]).toEqual([key, 400, { [key]: 'There is no such field.' }])
    }
  })

  test('API-04 CLUB-285 whatever is wrong with a field, a sentence says it', () => {
    const given = places(body).flatMap((path) => wrongValues.map((wrong) => put(body, path, wrong)))
    expect(unsaid(target.body, given)).toEqual([])
  })

  test('VAL-34 API-04 safety I2 its route checks the body so', async () => {
    const [{ path } = { path: [] }] = fields
    const wrong = { ...put(body, path, { $ne: '' }), isAdmin: 'x' }
    const { status, body: answer } = await sendTo(target, wrong)
    const { message, errors } = refusal(target, wrong) ?? {}
    expect(errors).toBeDefined()
    expect({ status, ...answer }).toMatchObject({ status: 400, success: false, message, errors })
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
    ['a list of 50 000', 'createBlog', { ...sample('createBlog'), tags: Array(50_000).fill(1) }],
    ['500 rows of 40 keys', 'saveDraft', { content: { rows: Array(500).fill(keys(40)) } }],
    ['lists 60 000 deep', 'saveDraft', `{"content": {"x": ${nested(60_000)}}}`],
  ])('API-06 %s are no form', async (_, name, body) => {
    const answer = await send(name, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request'])
    expect(answer.body).not.toHaveProperty('errors')
  })

  test('safety I3 a stranger’s body of 32 kB is read, one byte more answers 413', async () => {
    const signin = (bytes: number) => {
      const empty = JSON.stringify({ email: 'asha@college.edu', password: '' }).length
      return JSON.stringify({ email: 'asha@college.edu', password: 'x'.repeat(bytes - empty) })
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
    ['createModule', 'title', messages.titleRequired.text],
    ['createModule', 'description', messages.descriptionRequired.text],
    ['createBlog', 'title', messages.titleRequired.text],
    ['createBlog', 'author', messages.authorRequired.text],
    ['createBlog', 'content', messages.contentRequired.text],
    ['createExperience', 'company', messages.companyRequired.text],
    ['createExperience', 'role', messages.roleRequired.text],
    ['createExperience', 'verdict', messages.verdictRequired.text],
    ['createExperience', 'content', messages.experienceRequired.text],
    ['submitExperience', 'company', messages.companyRequired.text],
    ['createThread', 'title', messages.titleRequired.text],
    ['createReply', 'content', messages.contentRequired.text],
    ['createEvent', 'title', messages.titleRequired.text],
    ['createEvent', 'description', messages.descriptionRequired.text],
    ['signup', 'name', messages.nameRequired.text],
    ['signup', 'password', messages.passwordRule.text],
    ['signup', 'email', messages.emailRule.text],
  ]
  test.each(required)(
    'VAL-34 VAL-35 safety I1 %s without %s, or with a blank one: %s',
    (name, field, message) => {
      const { [field]: _, ...without } = sample(name) as Record<string, unknown>
      const blank = ['', ' ', ' \t\n\u00a0\u3000'].map((value) => ({ ...without, [field]: value }))
      for (const body of [without, ...blank]) {
        const failure = refusal(named(name), body)
        expect(failure).toMatchObject({
          status: 400,
          code: 'invalid_input',
          message,
          errors: { [field]: message },
        })
        expect(Object.keys(failure?.errors ?? {})).toEqual([field])
      }
    },
  )

  test('VAL-34 API-04 a refusal holds its message, its code and the fields, and nothing else', async () => {
    const { status, body } = await send('createBlog', { ...sample('createBlog'), title: ' ' })
    expect([status, body]).toEqual([
      400,
      {
        success: false,
        ...messages.titleRequired.said,
        code: 'invalid_input',
        errors: { title: messages.titleRequired.text },
        fields: { title: { key: messages.titleRequired.key } },
        requestId: expect.any(String),
      },
    ])
  })

  test('API-04 every bad field is named at once, a row by its place', async () => {
    const questions = [{ questionName: 'A' }, { questionName: 'B', link: 'x', difficulty: 'Extreme' }]
    const { body } = await send('createModule', { title: ' ', description: 7, questions })
    expect(body.errors).toEqual({
      title: messages.titleRequired.text,
      description: messages.descriptionRequired.text,
      'questions.1.link': messages.linkRule.text,
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
    'safety I3 %s takes a %s of %i characters, and one more is refused',
    (name, field, length) => {
      const of = (count: number) => put(sample(name), field.split('.'), '𝒳'.repeat(count))
      expect(blames(refusal(named(name), of(length))?.errors, field)).toBe(false)
      expect(refusal(named(name), of(length + 1))).toMatchObject({
        status: 400,
        errors: { [field]: `At most ${length} characters, please.` },
      })
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
  // The last is the longest in JSON: six bytes for each character.
  const scripts = [
    ['ASCII', 'x'] as const,
    ['Devanagari', 'न'] as const,
    ['letters beyond the first plane', '𝒳'] as const,
    ['quotes', '"'] as const,
    ['control characters', '\u0001'] as const,
  ]
  const filled = (letter: string, bytes: number) => {
    const size = Buffer.byteLength(letter)
    return letter.repeat(Math.floor(bytes / size)) + 'y'.repeat(bytes % size)
  }
  test.each(writings)(
    'safety I3 %s takes a %s of %i bytes in every script, and one more is refused',
    (name, field, bytes) => {
      for (const [script, letter] of scripts) {
        const of = (text: string) => refusal(named(name), put(sample(name), field.split('.'), text))
        expect([script, blames(of(filled(letter, bytes))?.errors, field)]).toEqual([script, false])
        const more = of(`${filled(letter, bytes)}y`)
        const message = `At most ${bytes / 1000} kB of text, please.`
        expect([script, more?.status, Object.values(more?.errors ?? {})]).toEqual([script, 400, [message]])
      }
    },
  )

  // Covers the spelling of browsers, and that of programs that write only ASCII.
  test.each(writings)(
    'safety I3 %s reads a %s of %i bytes, however they are written',
    async (name, field, bytes) => {
      for (const [letter, escaped] of [
        ['न', '\\u0928'],
        ['\u0001', '\\u0001'],
      ] as const) {
        const body = put(sample(name), field.split('.'), filled(letter, bytes))
        const written = JSON.stringify(body).replaceAll(JSON.stringify(letter).slice(1, -1), escaped)
        const answer = await send(name, written)
        // Any response but a length error is fine, because the thread may not exist.
        expect([413, 500, 503]).not.toContain(answer.status)
        expect(blames(answer.body.errors, field)).toBe(false)
      }
    },
  )

  test('safety I3 an address of 2048 characters is taken, one more is not', () => {
    for (const [name, field] of [
      ['createEvent', 'link'],
      ['createEvent', 'meetingLink'],
      ['createModule', 'questions.0.link'],
    ] as const) {
      const of = (length: number) => {
        const link = `https://example.com/${'x'.repeat(length - 20)}`
        return refusal(named(name), put(sample(name), field.split('.'), link))
      }
      expect(of(limits.url)).toBeUndefined()
      expect(of(limits.url + 1)?.errors).toEqual({ [field]: messages.linkRule.text })
    }
  })

  test('safety I3 20 tags and 500 questions are taken, one more is not', () => {
    const listOf = (count: number, one: (at: number) => unknown) =>
      Array.from({ length: count }, (_, at) => one(at))
    for (const [name, field, most, one] of [
      ['createBlog', 'tags', limits.tags, (at: number) => `t${at}`],
      ['createModule', 'questions', limits.questions, (at: number) => ({ questionName: `Q${at}` })],
    ] as const) {
      const of = (count: number) => refusal(named(name), put(sample(name), [field], listOf(count, one)))
      expect(of(most)).toBeUndefined()
      expect(of(most + 1)?.status).toBe(400)
    }
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

  // Mail programs and calendars add what they like to the address of a calendar.
  const isStrict = ({ query, file }: Endpoint) => query && file !== 'text/calendar'
  test.each(endpoints.filter(isStrict))(
    'safety I6 I7 $method $path checks its query: what is there twice, or unknown, is refused and named',
    async (target) => {
      const [field = ''] = Object.keys(target.query?.shape ?? {})
      const failure = refusalOf(() => check(target.query, { [field]: ['a', 'b'], isAdmin: 'x' }))
      const { errors } = failure ? failureBody(failure, '') : {}
      expect(errors).toHaveProperty([field])
      const path = `${pathOfNothing(target)}?${field}=a&${field}=b&isAdmin=x`
      expect(await answered(target, undefined, path)).toEqual({ status: 400, errors })
    },
  )

  test.each(endpoints.filter(({ query }) => query))(
    'API-04 CLUB-285 $method $path says what is wrong with its query in a sentence',
    ({ query }) => {
      const fields = Object.keys(query?.shape ?? {})
      const given = fields.flatMap((field) => wrongValues.map((wrong) => ({ [field]: wrong })))
      expect(unsaid(query, given)).toEqual([])
    },
  )

  const malformed = ['1', 'x', '%00', '..%2f', "'--", '{}', '00000000-0000-4000-8000-00000000000g']
  const byId = endpoints.filter(({ path }) => path.includes(':')).map((target, at) => ({ ...target, at }))
  test.each(byId)(
    'safety I5 $method $path answers 404 to ids that are malformed or unknown',
    async (target) => {
      const { body } = rowOf(target)
      const filled = (id: string) => target.path.replace(/:\w+/g, id)
      const isRefused = (id: string) => {
        const params = Object.fromEntries(
          Object.keys(target.params?.shape ?? {}).map((name) => [name, decodeURIComponent(id)]),
        )
        return refusalOf(() => checkParams(target, params))?.status === 404
      }
      // Ids that the schema refuses never reach a handler. Each endpoint gets one of them, and each a different one.
      const stopped = malformed.filter(isRefused)
      const sent = [
        ...malformed.filter((id) => !isRefused(id)),
        ...stopped.slice(target.at % stopped.length).slice(0, 1),
      ]
      // Without its required query, the endpoint looks up no id.
      const isRead = !target.path.includes(':form') && (target.query?.safeParse({}).success ?? true)
      for (const id of isRead ? [...sent, randomUUID()] : sent) {
        const answer = await sendTo(target, body, filled(id))
        expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'not_found'])
        // With two ids, either may be the missing one.
        if (target.path.match(/:/g)?.length === 1)
          expect(answer.body.message).toBe((target.notFound ?? messages.notFound).text)
      }
    },
  )
})
