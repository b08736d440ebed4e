import { endpoints } from '@callofcode/contract/all'
import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router'
import type { DetachedWindowAPI } from 'happy-dom'
import { createRoot } from 'react-dom/client'
import { toast } from 'react-hot-toast/headless'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { App } from '../src/app/app.tsx'
import { makeRouter } from '../src/app/router.tsx'
import { startShortcuts } from '../src/app/shortcuts/start-shortcuts.ts'
import { makeQueryClient } from '../src/platform/api/query-client.ts'
import { showFailure } from '../src/platform/feedback/failure-toasts.ts'
import { wordsArrived } from '../src/platform/language/loaded.ts'
import { loadDialogs } from '../src/platform/overlay/dialog.tsx'
import { clubKey } from '../src/platform/session/club.ts'
import { type Session, sessionKey } from '../src/platform/session/session.ts'
import { pass } from './browser-page.tsx'
import { type Answer, network, type Sent } from './network.ts'
import { until } from './person.ts'

/** By method and path: `GET /topics/`. What is asked beside these gets no answer, so its part of the screen goes on loading. */
export type Answers = Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer>)>

interface Given {
  session?: Session | null
  answers?: Answers
  /** Milliseconds since 1970. */
  now?: number
}

const { device: settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.settings

let leave: (() => Promise<void>) | undefined

/**
 * The whole app at an address, in the page that the file's environment makes (`happy-dom`), with `answers` in the server's place.
 * The clock stands still until the test lets time pass. Opened again it is a reload: what was stored stays. End each test by
 * `closeScreen`.
 */
export async function openScreen(address: string, { session = null, answers = {}, now }: Given = {}) {
  await close()
  const app = document.body.appendChild(document.createElement('div'))
  app.id = 'app'
  app.dataset.words = 'virtual:language/en'
  // Its animations reject when they are cancelled, and nothing is seen here anyway.
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
  client.setQueryData(clubKey, {})
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
    // The page of tests does not know `<search>`, as browsers do.
    const errors = logged.mock.calls
      .filter(([, tag]) => tag !== 'search')
      .map((words) => words.map(String).join(' '))
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
    /** The address where the app is. */
    place: () => router.state.location.href,
    /** What the console was told, which a test that expects it takes away. */
    logged,
  }
}

async function close() {
  const once = leave
  leave = undefined
  await once?.()
}

/** Forgets what the page has stored, too. */
export async function closeScreen() {
  await close()
  localStorage.clear()
  sessionStorage.clear()
}

/** Where a made answer is none that the contract lets the server give. */
function breachesOf(method: string, path: string, answer: object): string[] {
  const isMeant = (other: string) => new RegExp(`^${other.replace(/:\w+/g, '[^/]+')}$`).test(path)
  const target =
    endpoints.find((one) => one.method === method && one.path === path) ??
    endpoints.find((one) => one.method === method && isMeant(one.path))
  if (!target) return [`${method} ${path} is no endpoint`]
  const { error } = target.answer?.safeParse(answer) ?? {}
  return error ? [`${method} ${path}: ${z.prettifyError(error)}`] : []
}

/** What the app listens to for as long as its page is there would be heard in the next test, too. */
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
