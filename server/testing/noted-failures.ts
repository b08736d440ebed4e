import type { FastifyReply, FastifyRequest } from 'fastify'
import { TestRunner } from 'vitest'
import { asFailure } from '../src/platform/http/answer-failure.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Requests that the site could not answer while the test ran, and why: an answer of 500 does not say it. */
    failures?: string[]
  }
}

/** Keeps why a request got a 500 or 503 for the report of the test, which shows it if the test fails. */
export async function noteFailure({ method, url }: FastifyRequest, _reply: FastifyReply, error: Error) {
  const test = TestRunner.getCurrentTest()
  const { status } = asFailure(error)
  if (!test || status < 500) return
  test.meta.failures ??= []
  test.meta.failures.push(`${method} ${url} got ${status}: ${error.stack ?? error.message}`)
}
