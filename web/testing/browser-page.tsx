import { environmentManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { makeQueryClient } from '../src/platform/api/query-client.ts'
import { type Session, sessionKey } from '../src/platform/session/session.ts'
import { localStorageOf } from './browser-store.ts'

class Page extends EventTarget {
  readonly nodeType = 9
  readonly activeElement = null
  visibilityState: DocumentVisibilityState = 'visible'
}

const screens = new Set<() => Promise<void>>()

/** Opens the parts of a browser's page that hooks use: events, visibility, stores and a clock. End each test by `closePage`. */
export function openPage() {
  const document = new Page()
  const window = Object.assign(new EventTarget(), { document, HTMLIFrameElement: class {} })
  const globals = {
    window,
    document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    location: new URL('https://club.test/'),
    localStorage: localStorageOf(),
    sessionStorage: localStorageOf(),
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  environmentManager.setIsServer(() => false)
  // React schedules its work with `setImmediate`, which stays real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  return {
    /** Switches to another tab, or back to this one. */
    turn(visibilityState: DocumentVisibilityState) {
      document.visibilityState = visibilityState
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('visibilitychange'))
    },
    /** Sends an event of the window: `online`, `pagehide`, or `storage` with its details. */
    say: (name: string, details = {}) => window.dispatchEvent(Object.assign(new Event(name), details)),
  }
}

export async function closePage() {
  for (const leave of screens) await leave()
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

// A render, its effects, and the cache's notification about a response take one turn each.
const TURNS = 10

/** Lets time pass, and then waits for the remaining work of React and the network. */
export async function pass(milliseconds = 0) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < TURNS; turn++) {
    await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(0)
  }
}

export const asha: Session = { id: 'asha', name: 'Asha', role: 'member', tasks: [], photo: null }

/** Returns a cache like that of the page. */
export function clientOf(session: Session | null = asha): QueryClient {
  const client = makeQueryClient()
  client.setQueryData(sessionKey, session)
  return client
}

/** Runs a hook in a component of the open page. */
export async function runHook<Props, Result>(
  use: (props: Props) => Result,
  props: NoInfer<Props>,
  client = clientOf(),
) {
  const results: Result[] = []
  const root = createRoot(emptyElement())
  function Hook({ given }: { given: Props }) {
    results.push(use(given))
    return null
  }
  const give = async (given: Props) => {
    root.render(
      <QueryClientProvider client={client}>
        <Hook given={given} />
      </QueryClientProvider>,
    )
    await pass()
  }
  const leave = async () => {
    screens.delete(leave)
    root.unmount()
    await pass()
    client.clear()
  }
  screens.add(leave)
  await give(props)
  return {
    client,
    /** The results of every render. */
    results,
    now: () => results.at(-1) as Result,
    /** Renders the hook with other props. */
    give,
    leave,
  }
}

/** Returns the parts of an element that React needs when it shows nothing inside. */
const emptyElement = () =>
  Object.assign(new EventTarget(), {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument: document,
    textContent: '',
  }) as unknown as Element
