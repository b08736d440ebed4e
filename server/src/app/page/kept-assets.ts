import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { answerUnknownPath } from '../../platform/http/answer-failure.ts'
import { API_POLICY, WORKER_POLICY } from '../../platform/http/security-headers.ts'
import { type Repeated, repeat } from '../../platform/jobs/repeat.ts'
import { SteadyClock } from '../../platform/steady-clock.ts'

/** Days for which a page that was opened before an update still finds its files. */
const KEPT_DAYS = 30
const AT_ONCE = 100
const HALF_A_DAY = 43_200_000
/** Milliseconds between two lookups of names that another version has added. */
const LOOKS = 1_000
/** A name contains the hash of the file's content, so the same name is the same file in every version. */
const NAME = /^(?:[^/]+-)?[\w-]{7,8}\.(js|css|woff2)$/
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}

/**
 * Stores the browser's files of this version in the database and marks them as served. Every process of any version finds them
 * there. This happens before the port opens, because a page of this version may send its next request to another process.
 */
export async function keepAssets({ pool }: Pick<Database, 'pool'>, files: string): Promise<number> {
  const folder = join(files, 'assets')
  const all = await readdir(folder)
  const names = all.filter((name) => NAME.test(name))
  const { rows } = await pool.query<{ name: string }>(
    `update kept_assets set served_at = now() where name = any($1) returning name`,
    [names],
  )
  const kept = new Set(rows.map(({ name }) => name))
  const missing = names.filter((name) => !kept.has(name))
  const packed = new Set(all.filter((name) => name.endsWith('.br')))
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    const part = missing.slice(at, at + AT_ONCE)
    const brotli = part.map((name) => packed.has(`${name}.br`))
    const contents = await Promise.all(
      part.map((name, index) => readFile(join(folder, brotli[index] ? `${name}.br` : name))),
    )
    await pool.query(
      `insert into kept_assets (name, content, is_brotli)
       select * from unnest($1::text[], $2::bytea[], $3::boolean[]) on conflict (name) do update set served_at = now()`,
      [part, contents, brotli],
    )
  }
  return missing.length
}

/** Deletes files that no process has served for a month. */
export const forgetAssets = ({ pool }: Pick<Database, 'pool'>) =>
  pool.query('delete from kept_assets where served_at < now() - make_interval(days => $1)', [KEPT_DAYS])

/** Marks the files of this version as served twice a day. It then deletes the files that no process serves. */
export function startKeepingAssets(database: Database, files: string): Repeated {
  const clock = new SteadyClock()
  return repeat(HALF_A_DAY, async () => {
    await keepAssets(database, files)
    if (await clock.isBelieved()) await forgetAssets(database)
  })
}

/** Serves stored files of other versions. Files of this version are served from the disk. */
export function keptAssets(database: Database, headers: Record<string, string>) {
  let names = new Set<string>()
  let lookedAt = Number.NEGATIVE_INFINITY

  /** Looks up unknown names at most once a second, so invented names cost little. */
  async function isKept(name: string): Promise<boolean> {
    if (names.has(name)) return true
    if (performance.now() - lookedAt < LOOKS) return false
    lookedAt = performance.now()
    const { rows } = await database.pool.query<{ name: string }>('select name from kept_assets')
    names = new Set(rows.map((row) => row.name))
    return names.has(name)
  }

  return async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
    const { name } = request.params
    const ending = NAME.exec(name)?.[1] ?? ''
    if (!(ending && (await isKept(name)))) return answerUnknownPath(request, reply)
    const { rows } = await database.pool.query<{ content: Buffer; is_brotli: boolean }>(
      'select content, is_brotli from kept_assets where name = $1',
      [name],
    )
    const [found] = rows
    if (!found) return answerUnknownPath(request, reply)
    const asBrotli = found.is_brotli && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    return reply
      .headers({
        ...headers,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        'content-security-policy': /worker[^/]*\.js$/.test(name) ? WORKER_POLICY : API_POLICY,
        ...(asBrotli && { 'content-encoding': 'br' }),
      })
      .type(TYPES[ending] ?? 'application/octet-stream')
      .send(found.is_brotli && !asBrotli ? brotliDecompressSync(found.content) : found.content)
  }
}
