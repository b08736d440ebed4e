import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RawAnswer, requestText, sendRaw } from '../../../testing/raw-request.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let origin: string
let admin: string
beforeAll(async () => {
  site = await testSite()
  origin = await site.listen()
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const send = (line: string, headers: string[] = [], body = '') =>
  sendRaw(origin, requestText(line, ['Connection: close', ...headers], body))

/** Sends a raw body as an admin. */
async function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  return fetch(`${origin}/api/v1/admin/createBlog`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json', ...headers },
    body,
  })
}

/** Checks the format of a failure. Failures reveal nothing but their own code. */
function isFailure(answer: RawAnswer, status: number, code: string) {
  expect({ status: answer.status, type: answer.headers['content-type'] }).toEqual({
    status,
    type: 'application/json; charset=utf-8',
  })
  const body = JSON.parse(answer.text)
  expect(body).toEqual({
    success: false,
    key: expect.stringMatching(/^[\w.]+$/),
    message: expect.stringMatching(/\S/),
    code,
    requestId: expect.stringMatching(/^[\w-]{4,}$/),
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  return body
}
const read = async (response: Response): Promise<RawAnswer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  text: await response.text(),
})

describe('addresses', () => {
  const strange = [
    '/nothing',
    '/nothing/at/all',
    '',
    '/',
    '/getBlogs/',
    '/GETBLOGS',
    '/getblogs',
    '//getBlogs',
  ]
  const stranger = ['/members', '/getBlogs.json', '/getBlogs;x=1', '/%67etBlogsx', '/..', '/../v1/x']
  const longer = `/getBlog/${'x'.repeat(201)}`
  test.each([...strange, ...stranger, longer])(
    'API-02 API-03 API-07 an unknown path answers 404: "%s"',
    async (path) => {
      const body = isFailure(await send(`GET /api/v1${path} HTTP/1.1`), 404, 'not_found')
      expect(body.message).toBe(messages.notFound.text)
    },
  )

  test.each(['POST', 'PUT', 'DELETE', 'HEAD'])('API-07 so does %s', async (method) => {
    const answer = await send(`${method} /api/v1/nothing HTTP/1.1`)
    expect(answer.status).toBe(404)
  })

  test('API-07 another version of the API is no page either', async () => {
    for (const path of ['/api/v2/getBlogs', '/api/x', '/api/v1'])
      isFailure(await send(`GET ${path} HTTP/1.1`), 404, 'not_found')
  })

  test.each([
    ['DELETE', '/getBlogs', 'GET, HEAD'],
    ['POST', '/getBlogs', 'GET, HEAD'],
    ['GET', '/members/signin', 'POST'],
    ['PUT', '/members/', 'GET, HEAD, PATCH'],
    ['OPTIONS', '/admin/createBlog', 'POST'],
    ['TRACE', '/drafts/blog', 'GET, HEAD, PUT, DELETE'],
    ['PROPFIND', '/getBlogs', 'GET, HEAD'],
  ])('API-03 %s %s is answered 405, with the methods there are', async (method, path, allow) => {
    const answer = await send(`${method} /api/v1${path} HTTP/1.1`)
    isFailure(answer, 405, 'method_not_allowed')
    expect(answer.headers.allow).toBe(allow)
  })

  test('safety I9 broken percent-encoding answers 400', async () => {
    for (const path of ['/api/v1/getBlog/%', '/api/v1/getBlog/%zz', '/api/v1/%c3%28', '/%E0%A4%A'])
      isFailure(await send(`GET ${path} HTTP/1.1`), 400, 'bad_request')
  })

  test('safety I9 headers or an address past 16 kB answer 431', async () => {
    isFailure(await send(`GET /api/v1/${'x'.repeat(17_000)} HTTP/1.1`), 431, 'headers_too_large')
    isFailure(await send('GET / HTTP/1.1', [`X-Long: ${'x'.repeat(17_000)}`]), 431, 'headers_too_large')
  })

  test('safety I9 what is no HTTP answers 400, and the server goes on', async () => {
    const chunked = ['Content-Length: 3', 'Transfer-Encoding: chunked', 'Content-Type: application/json']
    const broken = [
      requestText('NONSENSE'),
      requestText('GET /api/v1/getBlogs HTTP/9.9'),
      requestText('GET /api/v1/get Blogs HTTP/1.1'),
      requestText('GET /api/v1/getBlogs HTTP/1.1', ['No colon here']),
      requestText('GET /api/v1/getBlogs HTTP/1.1', ['Bad: \x01']),
      requestText('POST /api/v1/members/signin HTTP/1.1', chunked, '0\r\n\r\n'),
      requestText('POST /api/v1/members/signin HTTP/1.1', ['Content-Length: 2', 'Content-Length: 3'], '{}'),
      requestText('GET /api/v1/getBlogs#x HTTP/1.1'),
      'GET /api/v1/getBlogs HTTP/1.1\r\n\r\n',
    ]
    for (const bytes of broken) {
      const answer = await sendRaw(origin, bytes)
      expect([bytes, answer.status]).toEqual([bytes, 400])
      isFailure(answer, 400, 'bad_request')
    }
    isFailure(await send('GET /api/v1/getBlogs HTTP/1.1', ['Expect: the-best']), 417, 'bad_request')
    expect((await fetch(`${origin}/api/v1/getBlogs`)).status).toBe(200)
  })

  test('safety Z5 HEAD is answered as GET is, without a body', async () => {
    for (const path of ['/getBlogs', '/topics/', '/getBlog/nothing', '/members/', '/approvals']) {
      const get = await fetch(`${origin}/api/v1${path}`)
      const head = await fetch(`${origin}/api/v1${path}`, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
        get.status,
        get.headers.get('content-type'),
        '',
      ])
    }
  })
})

describe('bodies', () => {
  test.each([
    ['cut off', '{"title": "a"'],
    ['no JSON', 'title=a'],
    ['JSON5', "{title: 'a'}"],
    ['two values', '{} {}'],
    ['__proto__', '{"__proto__": {"admin": true}, "title": "a", "author": "b", "content": "c"}'],
    ['a constructor prototype', '{"constructor": {"prototype": {"admin": true}}}'],
    ['a list', '[]'],
    ['a text', '"title"'],
    ['a number', '7'],
  ])('API-06 a body that cannot be read answers 400: %s', async (_, body) => {
    isFailure(await read(await post(body)), 400, 'bad_request')
  })

  test('API-06 safety I4 so does one that is no UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"title": "'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])
    isFailure(await read(await post(new Uint8Array(bytes))), 400, 'bad_request')
    isFailure(await read(await post(new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]))), 400, 'bad_request')
  })

  test('VAL-34 an empty body is an empty form', async () => {
    for (const body of ['', '{}']) {
      const { status, text } = await read(await post(body))
      expect([status, JSON.parse(text).errors]).toEqual([
        400,
        {
          title: messages.titleRequired.text,
          author: messages.authorRequired.text,
          content: messages.contentRequired.text,
        },
      ])
    }
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application/json5',
    'text/json',
    'application/ld+json',
    'nonsense',
  ])('safety H2 a body that says it is %s answers 415', async (type) => {
    isFailure(await read(await post('{}', { 'content-type': type })), 415, 'unsupported_type')
  })

  test('safety H2 also where no body is wanted: another site’s form could not be told from it', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const path = '/api/v1/approvals/00000000-0000-4000-8000-000000000000/approve'
      const headers = [`Content-Type: ${type}`, 'Content-Length: 0', `Authorization: Bearer ${admin}`]
      isFailure(await send(`POST ${path} HTTP/1.1`, headers), 415, 'unsupported_type')
    }
  })

  test('safety H2 and a body that does not say what it is', async () => {
    const headers = ['Content-Length: 2', `Authorization: Bearer ${admin}`]
    const answer = await send('POST /api/v1/admin/createBlog HTTP/1.1', headers, '{}')
    isFailure(answer, 415, 'unsupported_type')
  })

  test('safety I3 a body of 256 kB is read, one byte more answers 413', async () => {
    const blog = (bytes: number) => {
      const empty = JSON.stringify({ title: '', author: 'b', content: 'c' }).length
      return JSON.stringify({ title: 'x'.repeat(bytes - empty), author: 'b', content: 'c' })
    }
    const whole = await read(await post(blog(256 * 1024)))
    expect([whole.status, Object.keys(JSON.parse(whole.text).errors)]).toEqual([400, ['title']])
    isFailure(await read(await post(blog(256 * 1024 + 1))), 413, 'too_large')
  })

  test('safety I3 also when its size was not said beforehand', async () => {
    const piece = `${(300 * 1024).toString(16)}\r\n${'x'.repeat(300 * 1024)}\r\n0\r\n\r\n`
    const headers = ['Transfer-Encoding: chunked', 'Content-Type: application/json']
    const line = 'POST /api/v1/members/signin HTTP/1.1'
    isFailure(await send(line, headers, piece), 413, 'too_large')
  })
})

describe('credentials', () => {
  const kept = 'x'.repeat(43)
  test.each([
    ['no token', 'Bearer'],
    ['an empty token', 'Bearer '],
    ['two words', `Bearer  ${kept} ${kept}`],
    ['another scheme', `Basic ${Buffer.from('a:b').toString('base64')}`],
    ['8 kB', `Bearer ${'x'.repeat(8_192)}`],
    [
      'bytes past ASCII',
      'Bearer \xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc',
    ],
    ['a signed nothing', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.'],
    ['SQL', "Bearer ' or 1=1 --                       "],
  ])('API-09 safety S6 a malformed one is none: %s', async (_, value) => {
    const bytes = Buffer.from(
      requestText('GET /api/v1/members/ HTTP/1.1', [`Authorization: ${value}`]),
      'latin1',
    )
    isFailure(await sendRaw(origin, bytes), 401, 'unauthenticated')
  })

  test('safety S6 of two nobody can say which is meant', async () => {
    for (const headers of [
      [`Authorization: Bearer ${admin}`, 'Authorization: Bearer nonsense'],
      [`authorization: Bearer ${admin}`, `Authorization: Bearer ${admin}`],
    ])
      isFailure(await send('GET /api/v1/members/ HTTP/1.1', headers), 400, 'bad_request')
  })

  test('safety S6 a bad token is ignored on public endpoints', async () => {
    const answer = await send('GET /api/v1/getBlogs HTTP/1.1', ['Authorization: Bearer nonsense'])
    expect(answer.status).toBe(200)
  })
})

test('API-08 safety I8 a failure that nobody foresaw answers 500 and gives nothing away', async () => {
  const broken = await testSite({ NODE_ENV: 'production' })
  try {
    // Renames the table: a drop would cascade to the view that the triggers of all kinds read for the search.
    await broken.database.pool.query('alter table blogs rename to blogs_away')
    const as = (await broken.member({ role: 'admin' })).as
    const body = { title: 'secret-title', author: 'b', content: 'c' }
    for (const answer of [
      await broken.ask('GET', '/getBlogs'),
      await broken.ask('GET', '/getBlog/00000000-0000-4000-8000-000000000000'),
      await broken.ask('POST', '/admin/createBlog', { as, body }),
    ])
      expect([answer.status, answer.body]).toEqual([
        500,
        {
          success: false,
          ...messages.serverError.said,
          code: 'internal',
          requestId: expect.stringMatching(/^[\w-]{12}$/),
        },
      ])
    // The other endpoints still work.
    expect((await broken.ask('GET', '/topics/')).status).toBe(200)
  } finally {
    await broken.close()
  }
})
