import type { Session } from '@callofcode/contract/page'
import { holds, isOrganiser, type Task } from '@callofcode/contract/task'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { isPersonal } from '../api/read.ts'
import { useKept } from '../api/use-kept.ts'
import { forgetMember, localStore } from '../storage/local-store.ts'

export type { Session }

export const sessionKey = ['session'] as const

/**
 * The page that the server rendered says who is signed in, so a visitor's browser never asks. It is read again after
 * a sign-in, and the endpoint is loaded only then.
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

/** `listener` is called after each sign-in with the id of the member, and after each sign-out without one. */
export const onMemberChange = (listener: MemberListener) => void listeners.push(listener)

function announce(memberId?: string) {
  for (const listener of listeners) listener(memberId)
  markSignedIn(memberId)
}

/** Call after a sign-in: clears the cache of another person. */
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

/** The member has signed out, here or in another tab: nothing of theirs stays on the device. */
export function leaveNothing(client: QueryClient) {
  forgetMember()
  forgetSession(client)
}

/** Nobody is signed in now. */
export function forgetSession(client: QueryClient) {
  client.setQueryData(sessionKey, null)
  forgetPersonal(client)
}

function forgetPersonal(client: QueryClient) {
  forgetKeptPages()
  client.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) })
}

export const isAdmin = (session: Session | null | undefined) => session?.role === 'admin'
/** Whether this is a task of theirs now; all are of admins. */
export const may = (session: Session | null | undefined, task: Task) => !!session && holds(session, task)
/** Whether they may do anything that a plain member may not. */
export const organises = (session: Session | null | undefined) => !!session && isOrganiser(session)

/**
 * Removes kept pages when somebody signs in or out, because they are personal. A browser that refuses access keeps
 * nothing. Every page loads this file, so it repeats the stores' names instead of importing stores.ts.
 */
export function forgetKeptPages() {
  for (const store of ['pages', 'packs']) globalThis.caches?.delete(store).catch(() => undefined)
  navigator.serviceWorker?.getRegistration().then(
    (found) => found?.active?.postMessage({ ask: 'forget pages' }),
    () => undefined,
  )
}

export const SIGNED_IN = 'signed-in'

/** Tells the other tabs of this browser which member is signed in from now on; no id means nobody. */
const markSignedIn = (id = '') => localStore.put(SIGNED_IN, `${id} ${Date.now()}`)
