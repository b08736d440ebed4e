import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** The failures, and the writes that must be found afterwards. */
export interface Seen {
  requests: number
  readonly failures: string[]
  /** Titles of threads whose creation got a success. */
  readonly written: string[]
  streams: number
}

interface Given {
  readonly origin: string
  readonly token: string
  readonly stream: string
}

const PAGES = ['/', '/blogs', '/events', '/dsa', '/signup']
const READS = ['/api/v1/getBlogs', '/api/v1/events']

/** Runs a fixed number of visitors who send one request after another through the balancer, until they are stopped. */
export function visit({ origin, token, stream }: Given) {
  const seen: Seen = { requests: 0, failures: [], written: [], streams: 0 }
  let going = true
  const ask = async (path: string, init: RequestInit = {}) => {
    seen.requests += 1
    const what = `${init.method ?? 'GET'} ${path}`
    try {
      const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(30_000) })
      const text = await answer.text()
      if (answer.status >= 400) seen.failures.push(`${what}: ${answer.status} ${text.slice(0, 200)}`)
      return { status: answer.status, text }
    } catch (error) {
      const { message, cause } = error as Error
      seen.failures.push(`${what}: ${message} ${(cause as Error | undefined)?.message ?? ''}`)
      return { status: 0, text: '' }
    }
  }
  const loop = async (turn: (n: number) => Promise<unknown>) => {
    for (let n = 0; going; n++) {
      await turn(n)
      await sleep(40)
    }
  }
  const member = { authorization: `Bearer ${token}`, origin }

  /** Opens a page, then a few of its files. These may come from a process of the other version. */
  const open = async (n: number) => {
    const { text } = await ask(PAGES[n % PAGES.length] as string, { headers: { accept: 'text/html' } })
    // The pause is long enough for a process to be replaced between the page and its script.
    if (n % 4 === 0) await sleep(2_000)
    const files = [...new Set(text.match(/\/assets\/[\w.~-]+\.(?:js|css|woff2)/g) ?? [])]
    for (const file of files.slice(0, 4)) await ask(file)
  }
  const read = (n: number) => ask(READS[n % READS.length] as string, n % 2 ? {} : { headers: member })
  const write = async (n: number) => {
    const title = `Update ${n} ${randomUUID()}`
    const { status } = await ask('/api/v1/forum/threads', {
      method: 'POST',
      headers: { ...member, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ title, category: 'General', content: 'Written while the site is replaced.' }),
    })
    if (status === 200 || status === 201) seen.written.push(title)
    await sleep(300)
  }
  /** Opens a live stream. It ends with its process, and like a browser the visitor reopens it at once. That must work. */
  const listen = async () => {
    try {
      const answer = await fetch(origin + stream, { headers: { ...member, accept: 'text/event-stream' } })
      if (answer.status !== 200) {
        seen.failures.push(`GET ${stream}: ${answer.status} ${await answer.text()}`)
        return await sleep(1_000)
      }
      seen.streams += 1
      const reader = answer.body?.getReader()
      while (going && reader) {
        const part = await Promise.race([reader.read(), sleep(500, 'quiet' as const)])
        if (part !== 'quiet' && part.done) return
      }
      await reader?.cancel()
    } catch (error) {
      const { message, cause } = error as Error
      // A stopping process closes the stream.
      if (!/terminated|other side closed/.test(`${message} ${String(cause)}`))
        seen.failures.push(`GET ${stream}: ${message}`)
    }
  }
  const running = Promise.all([loop(open), loop(open), loop(read), loop(read), loop(write), loop(listen)])
  return {
    seen,
    async stop() {
      going = false
      await running
    },
  }
}
