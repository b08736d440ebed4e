import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API } from '@callofcode/contract/endpoint'
import type { Task } from '@callofcode/contract/task'
import type { FastifyReply, FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify'
import { inject as provided, TestRunner } from 'vitest'
import { buildApp } from '../src/app/app.ts'
import { openSiteMailer } from '../src/app/dependencies.ts'
import type { Screens } from '../src/app/page/screens.ts'
import { members, memberTasks } from '../src/features/account/account-tables.ts'
import { hashPassword } from '../src/features/account/password.ts'
import { sessionStore } from '../src/features/account/session-store.ts'
import { openClub } from '../src/features/club/public.ts'
import { MANAGER_TASKS } from '../src/features/member/member-tasks.ts'
import { type DatabaseAddresses, openDatabase } from '../src/platform/database/database.ts'
import { readEnv } from '../src/platform/env.ts'
import { asFailure } from '../src/platform/http/answer-failure.ts'
import { onServer, TEMPLATE, withDatabase } from './database-server.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Failed requests during the test and the reasons, because a 500 does not contain them. */
    failures?: string[]
  }
}

export const PASSWORD = 'Arena-2024!'

/** The hash is computed once: hashing is slow on purpose, and tests create many members. */
const hashed = hashPassword(PASSWORD)

/**
 * Milliseconds, as long as a test may take: rows for 20,000 members took 60 seconds on a busy machine. The deadline ends hanging
 * tests and does not measure speed.
 */
const LONG_ENOUGH = 300_000

interface Options {
  screens?: Screens
  /** The folder of the problems. The default is the shipped one. */
  problems?: string
  /** Milliseconds that a connection and a statement may take. The default is longer than a busy machine ever needs. */
  patience?: number
  /** The size of the connection pool. */
  connections?: number
  /** A migrated, seeded database that already exists. The default is a fresh one. */
  where?: DatabaseAddresses
}

interface Asked {
  readonly as?: string
  readonly body?: object | string
  readonly headers?: Record<string, string>
  readonly base?: string
}
/** Returns whether a response is JSON. A file is not. */
const isJson = ({ headers }: LightMyRequestResponse) =>
  String(headers['content-type']).startsWith('application/json')

type GivenMember = Partial<typeof members.$inferInsert> & { tasks?: readonly Task[]; isManager?: boolean }

/** Creates a site on its own fresh copy of the migrated, seeded database. Close it after the test. */
export async function testSite(
  environment: Record<string, string> = {},
  { screens, problems, patience = LONG_ENOUGH, connections = 4, where }: Options = {},
) {
  const server = provided('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  if (!where) await onServer(server, `create database ${name} template ${TEMPLATE}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'callofcode-site-'))
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DATA_DIR: dataDir,
    ...environment,
  })
  const database = openDatabase(where ?? withDatabase(server, name), connections, patience)
  const secret = randomBytes(32)
  const club = await openClub(database, env, secret)
  const mailer = await openSiteMailer({ database, env, secret, club, print: () => undefined })
  const dependencies = await buildApp({
    env,
    database,
    mailer,
    secret,
    club,
    // The clients run in the same process, so a late event loop shows nothing about the site.
    lag: { countRequest: () => 0, close: () => undefined },
    ...(screens && { screens }),
    ...(problems && { problems }),
  })
  dependencies.app.addHook('onError', noteFailure)
  await dependencies.app.ready()

  /** Sends a request as a program does, to a path below `base`. `as` is a token. A string body is already JSON. */
  async function ask(method: InjectOptions['method'], path: string, { base = API, ...given }: Asked = {}) {
    const response = await dependencies.app.inject({
      method: method ?? 'GET',
      url: base + path,
      headers: {
        ...(typeof given.body === 'string' && { 'content-type': 'application/json' }),
        ...(given.as && { authorization: `Bearer ${given.as}` }),
        ...given.headers,
      },
      ...(given.body && { payload: given.body }),
    })
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson(response) ? response.json() : undefined,
    }
  }

  /** Listens on a port, for browsers and proxies. Returns the address. */
  const listen = () => dependencies.app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' })

  /**
   * Creates a member with a session. `as` is the token for `ask`. `tasks` are assigned without an end. A manager gets the tasks
   * that managers had.
   */
  async function member({ tasks = [], isManager = false, ...given }: GivenMember = {}) {
    const values = {
      email: `${randomUUID()}@college.edu`,
      name: 'Asha Verma',
      passwordHash: await hashed,
      status: 'approved' as const,
      emailConfirmedAt: new Date(),
      ...given,
    }
    const [row] = await database.sql.insert(members).values(values).returning()
    if (!row) throw new Error('no member was made')
    const held = isManager ? [...MANAGER_TASKS, ...tasks] : tasks
    for (const task of held) await database.sql.insert(memberTasks).values({ memberId: row.id, task })
    const as = await sessionStore.create(database.sql, row.id, {})
    return { ...row, as }
  }

  async function close() {
    await dependencies.app.close()
    await mailer.stop()
    await database.close()
    if (!where) await onServer(server, `drop database ${name} with (force)`)
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...dependencies, ask, listen, member, close, dataDir }
}

/** Stores the reason of a 500 or 503. The report shows it at the end if the test fails. */
async function noteFailure({ method, url }: FastifyRequest, _: FastifyReply, error: Error) {
  const { meta } = TestRunner.getCurrentTest() ?? {}
  const { status } = asFailure(error)
  if (!meta || status < 500) return
  meta.failures ??= []
  meta.failures.push(`${method} ${url} got ${status}: ${error.stack ?? error.message}`)
}

export type TestSite = Awaited<ReturnType<typeof testSite>>
