import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { lostPromises } from './lost-promises.ts'
import { tryOn } from './typed-places.ts'

const root = resolve(import.meta.dirname, '../..')

// Each file is the main code of a process, a thread or a test's site. An error there ends it, and its parent is notified.
const ALONE = [
  'judge/src/host/runner-process.ts',
  'judge/src/worker/worker-body.ts',
  'judge/testing/golden-hosts.ts',
  'server/src/serve.ts',
  'server/src/platform/markdown/render-thread.ts',
  'server/src/features/judge-assets/compile-process.ts',
]

test('safety D5 no promise is dropped: it is awaited, or its failure is handled', () => {
  const lost = lostPromises(root, 'tsconfig.json')
  expect(lost.filter((place) => !ALONE.some((file) => place.startsWith(`${file}:`)))).toEqual([])
}, 300_000)

const PLANTED = `
import { eq } from 'drizzle-orm'
import { type Database, write } from './platform/database/database.ts'
import { blogs } from './features/blog/blog-tables.ts'

export async function lose(database: Database, ids: string[]) {
  await write(database, async (tx, changed) => {
    changed('blogs')
    tx.delete(blogs) // lost
    void tx.delete(blogs) // lost
    void read(tx) // lost
    read(tx) // lost
    ids.forEach(async (id) => { // lost
      await tx.delete(blogs).where(eq(blogs.id, id))
    })
    ids.length > 1 && read(tx) // lost
    await read(tx)
    const rows = await Promise.all(ids.map((id) => tx.delete(blogs).where(eq(blogs.id, id))))
    return rows
  })
  setTimeout(() => read(database.sql), 1) // lost
  setTimeout(() => read(database.sql).catch(() => undefined), 1)
  read(database.sql).then(done) // lost
  read(database.sql).then(done, done)
  read(database.sql).catch(done).finally(done)
}
const read = async (sql: unknown) => sql
const done = () => undefined
`

test('a dropped promise is found, also from a package, after `void`, and in a transaction', () => {
  const { found, marked } = tryOn(root, `${root}/server/src/planted.ts`, PLANTED, '// lost', lostPromises)
  expect(found).toEqual(marked)
})
