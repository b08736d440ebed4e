import type { Session } from '@callofcode/contract/page'
import { holds, isOrganiser, type Task } from '@callofcode/contract/task'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { isPersonal } from '../api/read.ts'
import { useKept } from '../api/use-kept.ts'
import { forgetMember, localStore } from '../storage/local-store.ts'

export type { Session }

export const sessionKey = ['session'] as const

/**
 * The server-rendered page contains the session, so a visitor's browser never requests it. It is read again after a sign-in, and
 * the endpoint is loaded only then.
 */
export const sessionQuery = queryOptions<Session | null>({
  queryKey: sessionKey,
  queryFn: async ({ client }) => (await import('./read-session.ts')).readSession(client),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export const useSession = () => useKept(sessionQuery)

type MemberListener = (memberId: string | undefined) => void
const listeners: MemberListener[] = []

/** Calls `listener` after each sign-in with the id of the member, and after each sign-out without one. */
export const onMemberChange = (listener: MemberListener) => void listeners.push(listener)

function announce(memberId?: string) {
  for (const listener of listeners) listener(memberId)
  markSignedIn(memberId)
}

/** Starts a session after a sign-in. Clears the cache of another person. */
export async function startSession(client: QueryClient): Promise<Session | null> {
  forgetSession(client)
  const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
  announce(session?.id)
  return session
}

export function endSession(client: QueryClient) {
  leaveNothing(client)
  announce()
}

/** Removes everything of a member who has signed out, here or in another tab, from this device. */
export function leaveNothing(client: QueryClient) {
  forgetMember()
  forgetSession(client)
}

/** Sets the session to signed out. */
export function forgetSession(client: QueryClient) {
  client.setQueryData(sessionKey, null)
  forgetPersonal(client)
}

function forgetPersonal(client: QueryClient) {
  forgetKeptPages()
  client.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) })
}

export const isAdmin = (session: Session | null | undefined) => session?.role === 'admin'
/** Returns whether the member holds this task now. Admins hold all tasks. */
export const may = (session: Session | null | undefined, task: Task) => !!session && holds(session, task)
/** Returns whether the member may do more than a plain member. */
export const organises = (session: Session | null | undefined) => !!session && isOrganiser(session)

/**
 * Removes cached pages when somebody signs in or out, because they are personal. A browser that refuses access caches nothing.
 * Every page loads this file, so it repeats the caches' names instead of importing stores.ts.
 */
export function forgetKeptPages() {
  for (const store of ['pages', 'packs']) globalThis.caches?.delete(store).catch(() => undefined)
  navigator.serviceWorker?.getRegistration().then(
    (found) => found?.active?.postMessage({ ask: 'forget pages' }),
    () => undefined,
  )
}

export const SIGNED_IN = 'signed-in'

/** Notifies the other tabs of this browser which member is signed in from now on. Without an id nobody is. */
const markSignedIn = (id = '') => localStore.put(SIGNED_IN, `${id} ${Date.now()}`)
