import { createServer } from 'node:http'
import { FIND_SESSION, SEARCH } from '@callofcode/server/measured-sql'
import pg from 'pg'

// The baseline of a search: only the same SQL, the session and the statement, through `pg`.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const KINDS = ['module', 'problem', 'topic', 'question', 'blog', 'experience', 'thread', 'event', 'person']
const NOBODY = Buffer.alloc(32)

async function answer(url: string): Promise<string> {
  const q = new URLSearchParams(url.split('?')[1]).get('q') ?? 'bench'
  await pool.query({ ...FIND_SESSION, values: [NOBODY, 2_592_000, 604_800] })
  const { rows } = await pool.query({ ...SEARCH, values: [q, KINDS, 6, [], null, false, false] })
  return JSON.stringify({ success: true, message: 'OK', data: rows })
}

createServer((request, response) => {
  answer(request.url ?? '').then(
    (body) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body),
    (error) => response.destroy(error),
  )
}).listen(Number(process.env.PORT))
