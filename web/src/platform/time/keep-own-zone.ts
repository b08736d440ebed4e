import type { QueryClient } from '@tanstack/react-query'
import { type Session, sessionKey } from '../session/session.ts'

/** A member has chosen a zone: from now on it is that of the open page. */
export const keepOwnZone = (client: QueryClient, timeZone: string | null) =>
  client.setQueryData<Session | null>(sessionKey, (one) => {
    if (!one) return one
    const { timeZone: _before, ...rest } = one
    return timeZone ? { ...rest, timeZone } : rest
  })
