import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { FIND_SESSION, LIST_QUESTIONS, TOGGLE } from '@callofcode/server/measured-sql'
import pg from 'pg'

// The baseline of signed-in responses: only the same SQL, through `pg` with named statements.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const { topic } = process.env

async function sessionOf(cookie = '') {
  const token = cookie.slice(cookie.indexOf('=') + 1)
  const hash = createHash('sha256').update(token).digest()
  const { rows } = await pool.query<{ id: string }>({ ...FIND_SESSION, values: [hash, 2_592_000, 604_800] })
  return rows[0]
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const member = await sessionOf(request.headers.cookie)
  const { rows } =
    request.method === 'PATCH'
      ? await pool.query({ ...TOGGLE, values: [member?.id, request.url?.split('/').at(-3)] })
      : await pool.query({ ...LIST_QUESTIONS, values: [topic] })
  const body = JSON.stringify({ success: true, message: 'OK', rows })
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body)
}

createServer((request, response) => {
  answer(request, response).catch((error) => response.destroy(error))
}).listen(Number(process.env.PORT))
