import { endpoints } from '@callofcode/contract/all'
import type { ToldLook } from '@callofcode/contract/club/club-look'
import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router'
import type { DetachedWindowAPI } from 'happy-dom'
import { createRoot } from 'react-dom/client'
import { toast } from 'react-hot-toast/headless'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { App, makeRouter } from '../src/app/app.tsx'
import { startShortcuts } from '../src/app/shortcuts/start-shortcuts.ts'
import { makeQueryClient } from '../src/platform/api/query-client.ts'
import { showFailure } from '../src/platform/feedback/failures.ts'
import { wordsArrived } from '../src/platform/language/loaded.ts'
import { loadDialogs } from '../src/platform/overlay/dialog.tsx'
import { clubKey } from '../src/platform/session/club.ts'
import { type Session, sessionKey } from '../src/platform/session/session.ts'
import { pass } from './browser-page.tsx'
import { type Answer, network, type Sent } from './network.ts'
import { until } from './person.ts'

/** Responses by method and path: `GET /topics/`. Other requests get no response, so their part of the screen stays loading. */
export type Answers = Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer>)>

interface Given {
  session?: Session | null
  answers?: Answers
  /** What differs from the look of a new club with a mail server. */
  club?: ToldLook
  /** Milliseconds since 1970. */
  now?: number
}

const { device: settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.settings

let leave: (() => Promise<void>) | undefined

/**
 * Opens the whole app at an address, in the page of the file's environment (`happy-dom`), with `answers` in place of the server.
 * The clock is fixed until the test lets time pass. Opening it again is a reload: stored data stays. End each test by
 * `closeScreen`.
 */
export async function openScreen(
  address: string,
  { session = null, answers = {}, club = {}, now }: Given = {},
) {
  await close()
  const app = document.body.appendChild(document.createElement('div'))
  app.id = 'app'
  app.dataset.words = 'virtual:language/en'
  // Cancelled animations reject, and nothing is visible here anyway.
  settings.prefersReducedMotion = 'reduce'
  const listeners = hearUntilClosed()
  const asked: string[] = []
  const breaches: string[] = []
  for (const name of ['alert', 'confirm', 'prompt']) vi.stubGlobal(name, (text: string) => asked.push(text))
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    ...(now !== undefined && { now }),
  })
  const sent = network(async (one) => {
    const [path = ''] = one.path.split('?')
    const found = answers[`${one.method} ${path}`] ?? new Promise<never>(() => undefined)
    const answer = await (typeof found === 'function' ? found(one) : found)
    if (!(answer instanceof Response) && answer !== 'lost')
      breaches.push(...breachesOf(one.method, path, answer))
    return answer
  })
  const client = makeQueryClient((error, meta) => showFailure(client, error, meta))
  client.setQueryData(sessionKey, session)
  client.setQueryData(clubKey, club)
  const router: AnyRouter = makeRouter({
    client,
    history: createMemoryHistory({ initialEntries: [address] }),
    workshop: true,
  })
  await Promise.all([router.load(), wordsArrived(), loadDialogs()])
  startShortcuts({ router, client })
  const root = createRoot(app)
  root.render(<App router={router} client={client} />)
  leave = async () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    root.unmount()
    client.clear()
    toast.remove()
    listeners.abort()
    await pass()
    app.remove()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    // The page of tests lacks `<search>`, which browsers have.
    const errors = logged.mock.calls
      .filter(([, tag]) => tag !== 'search')
      .map((words) => words.map(withCause).join(' '))
    logged.mockRestore()
    expect(breaches, 'answers beside the contract').toEqual([])
    expect(errors, 'the console').toEqual([])
    expect(asked, 'alerts of the browser').toEqual([])
  }
  await until(() => expect(document.querySelector('main')).not.toBeNull())
  await pass()
  return {
    /** Every call, in order. */
    sent,
    /** The bodies of the calls of an endpoint, in order. */
    bodies: (method: string, path: string) =>
      sent.filter((one) => one.method === method && one.path === path).map(({ body }) => body),
    /** Returns the current address of the app. */
    place: () => router.state.location.href,
    /** The console's messages. A test that expects a message removes it. */
    logged,
  }
}

const withCause = (said: unknown): string =>
  said instanceof Error && said.cause ? `${said}, because ${withCause(said.cause)}` : String(said)

async function close() {
  const once = leave
  leave = undefined
  await once?.()
}

/** Closes the screen and also deletes what the page has stored. */
export async function closeScreen() {
  await close()
  localStorage.clear()
  sessionStorage.clear()
}

/** Returns the ways in which a test's response breaks the contract. */
function breachesOf(method: string, path: string, answer: object): string[] {
  const isMeant = (other: string) => new RegExp(`^${other.replace(/:\w+/g, '[^/]+')}$`).test(path)
  const names = ({ path: other }: { path: string }) => other.split(':').length
  // The path with the fewest names for a part is the most exact.
  const [target] = endpoints
    .filter((one) => one.method === method && isMeant(one.path))
    .toSorted((one, other) => names(one) - names(other))
  if (!target) return [`${method} ${path} is no endpoint`]
  const { error } = target.answer?.safeParse(answer) ?? {}
  return error ? [`${method} ${path}: ${z.prettifyError(error)}`] : []
}

/** Records the app's listeners until the page closes. Otherwise they would also run in the next test. */
function hearUntilClosed(): AbortController {
  const closed = new AbortController()
  const { addEventListener } = window
  vi.stubGlobal(
    'addEventListener',
    (name: string, hear: EventListener, options?: AddEventListenerOptions | true) =>
      addEventListener.call(window, name, hear, {
        signal: closed.signal,
        ...(options === true ? { capture: true } : options),
      }),
  )
  return closed
}
