import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { boundedDisk, fill, mounts, skipped } from '../../../testing/bounded-disk.ts'
import { siteProcess } from '../../../testing/site-process.ts'
import { members } from '../../features/account/account-tables.ts'
import { sessionStore } from '../../features/account/session-store.ts'
import { openDatabase } from './database.ts'
import { findRunning } from './embedded.ts'

const MARKER = 'Marker-4711'

test.skipIf(!mounts)(
  `safety L5 on a full disk writes are answered 503, reads go on, nothing typed is logged, and all goes on with room${skipped}`,
  async () => {
    const base = await mkdtemp(join(tmpdir(), 'callofcode-full-'))
    const disk = boundedDisk(base, 220)
    const DATA_DIR = join(base, 'data')
    const site = siteProcess({ DATA_DIR, LOG_LEVEL: 'error' })
    try {
      const origin = await site.open()
      const database = openDatabase(String(await findRunning(DATA_DIR)), 1)
      const given = { email: 'a@college.edu', name: 'Asha', passwordHash: 'x', status: 'approved' as const }
      const [row] = await database.sql.insert(members).values(given).returning()
      const token = await sessionStore.create(database.sql, String(row?.id), {})
      await database.pool.query(`update sessions set used_at = now() - interval '1 hour'`)
      await database.close()
      const ask = (path: string, body?: object) =>
        fetch(`${origin}/api/v1${path}`, {
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
          headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        })
      // Random letters compress badly, so the text takes space on the disk.
      const text = () => Array.from({ length: 30_000 }, () => Math.random().toString(36)[2]).join('')
      const post = async () => {
        const content = `${MARKER} ${text()}`
        return (await ask('/forum/threads', { title: MARKER, content, category: 'General' })).status
      }
      expect(await post()).toBe(201)
      fill(base)
      const seen = new Set<number>()
      for (let at = 0; at < 200 && !seen.has(503); at++) seen.add(await post())
      expect([...seen].filter((status) => status !== 201)).toEqual([503])
      const refused = await ask('/forum/threads', { title: MARKER, content: text(), category: 'General' })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      await vi.waitFor(async () => expect((await ask('/members/')).status).toBe(200), 30_000)
      expect((await ask('/getBlogs')).status).toBe(200)
      expect(site.said()).toContain('53100')
      rmSync(join(base, 'filled'))
      await vi.waitFor(async () => expect(await post()).toBe(201), { timeout: 90_000, interval: 250 })
      expect(site.said()).not.toContain(MARKER)
    } finally {
      site.signal('SIGTERM')
      await site.ended
      disk.remove()
      await rm(base, { recursive: true, force: true })
    }
  },
)
