import { afterEach, expect, test, vi } from 'vitest'
import { traceReceiver } from '../../testing/elsewhere/trace-receiver.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import type { JudgeResult } from '../features/judge-worker/judge-result.ts'
import { watchedJudging } from '../features/judge-worker/judge-worker.ts'
import { watchedJob } from '../platform/watch/tracing.ts'
import { openTraces } from './site.ts'

let site: TestSite | undefined
afterEach(async () => {
  vi.unstubAllEnvs()
  await site?.close()
})

test('OPS-46 a job and a run of the judge are traced with what they ask of the database, also where they fail', async () => {
  const receiver = await traceReceiver()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.endpoint)
  site = await testSite()
  const { pool } = site.database
  const close = await openTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint }, () => undefined)
  try {
    await watchedJob('remind', () => pool.query('select 1 as one, $1::text as two', ['typed by somebody']))
    const failing = watchedJob('remind', () => Promise.reject(new Error('typed by somebody')))
    await expect(failing).rejects.toThrow()
    const judged = { verdict: 'Accepted' } as JudgeResult
    await watchedJudging({ language: 'python', problem: '/problems/fair-cuts' }, async () => ({ judged }))
  } finally {
    await close()
    await receiver.close()
  }
  const named = (name: string) => receiver.spans.filter((span) => span.name === name)
  const [done, failed] = named('job remind')
  expect(done?.facts).toEqual({ 'job.task': 'remind' })
  const statement = receiver.spans.find(({ parentSpanId }) => parentSpanId === done?.spanId)
  expect(statement?.facts['db.query.text']).toContain('select 1 as one')
  expect(failed?.status).toMatchObject({ code: 2 })
  expect(done?.status).not.toMatchObject({ code: 2 })
  expect(named('judge').map(({ facts }) => facts)).toEqual([
    { 'judge.language': 'python', 'judge.problem': 'fair-cuts' },
  ])
  expect(receiver.text()).not.toContain('typed by somebody')
})
