import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearRestore } from './embedded-place.ts'

let base: string
let dataDir: string
let made: string
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'callofcode-place-'))
  dataDir = join(base, 'data')
  // PostgreSQL's own user cannot enter the data folder, so the databases are elsewhere.
  made = join(base, 'elsewhere')
  for (const folder of [join(dataDir, 'restoring'), join(made, 'data')])
    await mkdir(folder, { recursive: true })
  await writeFile(join(dataDir, 'restoring', 'postgres-folder'), `${made}\n`)
})
afterEach(() => rm(base, { recursive: true, force: true }))

test('SAFE-111 what a killed restore made elsewhere is removed', async () => {
  await clearRestore(dataDir)
  expect([existsSync(made), existsSync(join(dataDir, 'restoring'))]).toEqual([false, false])
})

test('SAFE-111 a database that has become the site’s stays, though the restore was killed before it cleared up', async () => {
  await writeFile(join(dataDir, 'postgres-folder'), `${made}\n`)
  await clearRestore(dataDir)
  expect([existsSync(made), existsSync(join(dataDir, 'restoring'))]).toEqual([true, false])
})

test('SAFE-111 one that was moved, and did not become the site’s, is removed where it was moved to', async () => {
  const moved = join(base, 'moved')
  await mkdir(join(moved, 'data'), { recursive: true })
  await writeFile(join(dataDir, 'restoring', 'moved-to'), moved)
  await clearRestore(dataDir)
  expect([existsSync(moved), existsSync(made)]).toEqual([false, false])
})
