import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seed } from '../src/app/seed/seed.ts'
import { ProblemLibrary } from '../src/features/problem/problem-library.ts'
import { shippedProblems } from '../src/features/problem/problem-modules.ts'
import { indexProblems } from '../src/features/search/problem-documents.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { startEmbedded } from '../src/platform/database/embedded.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { migrateMailQueue } from '../src/platform/mail/mail-queue.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
    /** Whether `server/dist` matches its sources. */
    serverIsBuilt: boolean
  }
}

export const TEMPLATE = 'callofcode_template'

/**
 * Starts one PostgreSQL for the whole test run. It is TEST_DATABASE_URL if set (its user must be allowed to create databases),
 * otherwise our own in a temporary folder. New databases are cheap copies of a migrated and seeded template.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'callofcode-test-'))
  const external = process.env.TEST_DATABASE_URL
  const embedded = external ? undefined : await startEmbedded({ dataDir: folder, log: () => undefined })
  const url = external ?? embedded?.url ?? ''

  await onServer(url, `drop database if exists ${TEMPLATE} with (force)`)
  await onServer(url, `create database ${TEMPLATE}`)
  const template = openDatabase(withDatabase(url, TEMPLATE), 2)
  await migrate(template.pool)
  await migrateMailQueue(template.pool)
  await seed(template)
  await indexProblems(template, new ProblemLibrary(shippedProblems))
  await template.close()

  project.provide('databaseServer', url)
  project.provide('serverIsBuilt', !project.config.watch && (await serverIsBuilt()))
  return async () => {
    await embedded?.stop()
    if (embedded) await showTroubles(join(folder, 'postgres.log'))
    await rm(folder, { recursive: true, force: true })
  }
}

// Log lines of server trouble that makes unrelated tests fail. Errors that tests provoke on purpose never match.
const TROUBLE =
  /PANIC|terminated by signal|[Oo]ut of memory|No space left|too many clients|slots are reserved|could not fork/

async function showTroubles(log: string) {
  const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => TROUBLE.test(line))
  if (lines.length > 0)
    console.error(`\nPostgreSQL of the tests was in trouble:\n${lines.slice(0, 12).join('\n')}`)
}

async function serverIsBuilt(): Promise<boolean> {
  const { href } = new URL('../../tools/build.mjs', import.meta.url)
  const { staleBuilds } = (await import(href)) as { staleBuilds(): { makes: string }[] }
  return staleBuilds().every(({ makes }) => makes !== 'server/dist')
}

/**
 * Returns the address of another database on the same server. It also accepts socket addresses, which URL cannot parse without a
 * host.
 */
export function withDatabase(url: string, name: string): string {
  const [address = '', query] = url.split('?', 2)
  return `${address.slice(0, address.lastIndexOf('/') + 1)}${name}${query ? `?${query}` : ''}`
}

/** Creates or drops a database. */
export async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await untilFree(() => client.query(statement))
  } finally {
    await client.end()
  }
}

/** Returns the rows of a statement in the database at an address. */
export async function rowsOf<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

// A database cannot be copied or dropped while PostgreSQL's own maintenance uses it. The error is object_in_use when PostgreSQL
// notices the use, and insufficient_privilege when it is asked to end it.
const IN_USE = ['55006', '42501']

async function untilFree<T>(act: () => Promise<T>, tries = 40): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (tries <= 1 || !IN_USE.includes((error as { code?: string }).code ?? '')) throw error
    await sleep(250)
    return untilFree(act, tries - 1)
  }
}
