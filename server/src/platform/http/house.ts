import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Budgets } from '../../features/account/budgets.ts'
import type { ReadingCounter } from '../../features/blog/reading-counter.ts'
import type { ProblemLibrary } from '../../features/problem/problem-library.ts'
import type { JudgeDispatcher } from '../../features/submission/judge-dispatcher.ts'
import type { Database } from '../database/database.ts'
import type { Env } from '../env.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { LiveStreams } from './live-streams.ts'
import type { Load } from './load.ts'
import type { RequestBudget } from './request-budget.ts'
import type { Traffic } from './traffic.ts'

/** What the routes are built from: made once in `app.ts`, handed to every `…Routes` function. */
export interface House {
  readonly app: FastifyInstance
  readonly env: Env
  readonly database: Database
  readonly cache: AnswerCache
  readonly mailer: Mailer
  /** Pages that hear of changes as they happen. */
  readonly live: LiveStreams
  readonly budgets: Budgets
  readonly problems: ProblemLibrary
  /** Judges solutions. */
  readonly judge: JudgeDispatcher
  readonly requests: RequestBudget
  readonly traffic: Traffic
  readonly load: Load
  /** Headers of every answer. */
  readonly headers: Record<string, string>
  readonly countReading: ReadingCounter
  /** The one address of all those that show the same page. */
  readonly nameOf: (url: string) => string
  readonly addressOf: (request: IncomingMessage) => string
  /** The address people reach the site at, without a slash at its end. */
  readonly publicUrl: string
  /** Marks the server's own calls to itself while it renders a page. Made anew at every start, never sent out. */
  readonly innerKey: string
  /** Keys what must not be guessed from a dump: OTP hashes, readers of blogs, sealed mail. 32 bytes. */
  readonly secret: Buffer
}
