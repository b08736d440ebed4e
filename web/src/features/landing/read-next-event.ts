import { getNextEvent, type NextEvent } from '@callofcode/contract/event/next-event'
import type { QueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../platform/api/client.ts'
import { transportOf } from '../../platform/api/read.ts'

/** Returns null, too, where only members see the events. */
export async function readNextEvent(client: QueryClient): Promise<NextEvent | null> {
  try {
    return (await call(getNextEvent, {}, { transport: transportOf(client) })).data
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null
    throw error
  }
}
