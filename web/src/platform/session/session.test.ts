import { endpoints } from '@callofcode/contract/all'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '../api/query-client.ts'
import { read } from '../api/read.ts'
import { endSession, sessionKey } from './session.ts'

const readings = endpoints.filter(({ method }) => method === 'GET')
const keyOfReading = (one: (typeof readings)[number]) => read(one, { params: { id: '1' } } as never).queryKey

test('safety S1 the end of a session leaves only public data in the cache', () => {
  vi.stubGlobal('navigator', {})
  const client = makeQueryClient()
  for (const one of readings) client.setQueryData(keyOfReading(one), {} as never)
  endSession(client)
  const left = readings.filter((one) => client.getQueryData(keyOfReading(one)) !== undefined)
  expect(left.map(({ path }) => path)).toEqual(
    readings.filter(({ callers }) => callers === 'anyone').map(({ path }) => path),
  )
  expect(readings.length - left.length).toBeGreaterThan(20)
  expect(client.getQueryData(sessionKey)).toBeNull()
  vi.unstubAllGlobals()
})
