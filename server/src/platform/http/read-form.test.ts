import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Sender } from '../../../testing/fuzz/send-request.ts'
import { requestText, sendRaw } from '../../../testing/raw-request.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let origin: string
let member: string
beforeAll(async () => {
  site = await testSite()
  origin = await site.listen()
  member = (await site.member()).as
})
afterAll(() => site.close())

const DATA = 'Content-Disposition: form-data; name="memberData"'
const FILE = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png'
const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}\r\n`
const good = part(DATA, '{"bio":"Hello"}')
const END = '--b--\r\n'
const FORM = 'Content-Type: multipart/form-data; boundary=b'

const headersOf = (type: string, length: number) => [
  `Authorization: Bearer ${member}`,
  'Connection: close',
  type,
  `Content-Length: ${length}`,
]
const send = (body: string, type = FORM) =>
  sendRaw(
    origin,
    requestText('PATCH /api/v1/members/ HTTP/1.1', headersOf(type, Buffer.byteLength(body)), body),
  )

describe('API-06 a form that cannot be read answers 400', () => {
  const broken: [name: string, body: string, type?: string][] = [
    ['no boundary is said', good + END, 'Content-Type: multipart/form-data'],
    ['the boundary is empty', good + END, 'Content-Type: multipart/form-data; boundary='],
    ['the boundary is another one', good + END, 'Content-Type: multipart/form-data; boundary=other'],
    ['it is no form', 'x'],
    ['nothing is in it', ''],
    ['only its end is there', END],
    ['it ends in a part’s head', '--b\r\nContent-Dispo'],
    ['it ends in a part', part(DATA, '{"bio":"Hello"').trimEnd()],
    ['it ends in a file', `${good}${part(FILE, 'x').trimEnd()}`],
    ['its end is missing', good],
    ['a part has no head', `--b\r\n\r\n{"bio":"Hello"}\r\n${END}`],
    ['a part’s head is nonsense', part('nonsense', '{}') + END],
    ['a part has no name', part('Content-Disposition: form-data', '{}') + END],
    ['a name is empty', part('Content-Disposition: form-data; name=""', '{}') + END],
    ['a name is __proto__', part('Content-Disposition: form-data; name="__proto__"', '{}') + END],
    ['a part says it is JSON', part(`${DATA}\r\nContent-Type: application/json`, '{"bio":') + END],
    [
      'a part is written in an unknown way',
      part(`${DATA}\r\nContent-Type: text/plain; charset=x-none`, 'x') + END,
    ],
    [
      'a name is written in an unknown way',
      part("Content-Disposition: form-data; name*=x-none''a", 'x') + END,
    ],
    ['a part’s head is 100 kB long', part(`${DATA}\r\nX-Long: ${'x'.repeat(100_000)}`, '{}x') + END],
    ['it has a thousand parts', good.repeat(1_000) + END],
    ['it has a thousand files', part(FILE, 'x').repeat(1_000) + END],
  ]
  test.each(broken)('%s', async (_, body, type) => {
    const answer = await send(body, type)
    expect([answer.status, JSON.parse(answer.text).success]).toEqual([400, false])
    expect(answer.text).not.toMatch(/busboy|multipart:|node_modules|stack/i)
  })

  test('and a whole one is read', async () => {
    expect((await send(good + END)).status).toBe(200)
  })
})

test('SAFE-136 every form is answered, and one that is refused early does not hold up what comes next on its connection', async () => {
  const sender = new Sender(origin)
  const headers = [
    ['authorization', `Bearer ${member}`],
    ['content-type', 'multipart/form-data; boundary=b'],
  ] as const
  const ask = (body: string) =>
    sender.send({ method: 'PATCH', path: '/api/v1/members/', headers, payload: Buffer.from(body) })
  const stranger = part('Content-Disposition: form-data; name="x"', 'x')
  for (const size of [10, 70_000, 300_000, 1_500_000]) {
    const file = part(FILE, ' '.repeat(size))
    for (const body of [stranger + file, file + stranger, stranger + file + file]) {
      expect((await ask(body + END))?.status).toBe(400)
      expect((await ask(good + END))?.status).toBe(200)
    }
  }
  for (const size of [65_000, 70_000, 300_000])
    for (const head of ['X: y', `X-Long: ${'x'.repeat(20_000)}`]) {
      expect((await ask(part(head, ' '.repeat(size)) + END))?.status).toBe(400)
      expect((await ask(good + END))?.status).toBe(200)
    }
  sender.close()
})

test('safety U7 who hangs up in the middle of a form leaves nothing under way, and nothing in the log of failures', async () => {
  const { connections } = site
  const failed = vi.spyOn(site.app.log, 'error')
  const { hostname, port } = new URL(origin)
  for (const start of ['', '--b\r\n', part(DATA, '{').trimEnd(), `${good}${part(FILE, 'x').trimEnd()}`]) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(requestText('PATCH /api/v1/members/ HTTP/1.1', headersOf(FORM, 100_000), start))
    await vi.waitFor(() => expect(connections.unsent).toBe(1))
    socket.destroy()
    await vi.waitFor(() => expect(connections.unsent).toBe(0))
  }
  expect(failed).not.toHaveBeenCalled()
})

test.each(['br', 'gzip', 'deflate', 'nonsense'])(
  'API-06 a body that is pressed (%s) is not read, and answers 400',
  async (encoding) => {
    const body = Buffer.from('{}').toString('base64')
    const headers = [
      ...headersOf('Content-Type: application/json', body.length),
      `Content-Encoding: ${encoding}`,
    ]
    expect(
      (await sendRaw(origin, requestText('PUT /api/v1/drafts/blog HTTP/1.1', headers, body))).status,
    ).toBe(400)
  },
)

test('safety I9 fields that follow a body in pieces are no part of what is asked', async () => {
  const headers = headersOf('Content-Type: application/json', 0).slice(0, -1)
  const pieces = '2\r\n{}\r\n0\r\nAuthorization: Bearer x\r\n\r\n'
  const answer = await sendRaw(
    origin,
    requestText('PUT /api/v1/drafts/blog HTTP/1.1', [...headers, 'Transfer-Encoding: chunked'], pieces),
  )
  expect(answer.status).toBe(400)
})
