import type { CDPSession, Page } from '@playwright/test'
import { startChromium } from './process.ts'

export interface PageWeight {
  /** Compressed bytes by kind of resource. */
  readonly bytes: Record<string, number>
  readonly total: number
  readonly heaviest: { url: string; bytes: number }[]
}

async function withPage<T>(measure: (page: Page, protocol: CDPSession) => Promise<T>): Promise<T> {
  const browser = await startChromium()
  try {
    const page = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage()
    return await measure(page, await page.context().newCDPSession(page))
  } finally {
    await browser.close()
  }
}

/** Measures the files that a first visit to a page fetches. Aim for `/`: 110 KB of script, 240 KB in all. */
export function pageWeight(url: string): Promise<PageWeight> {
  return withPage(async (page, protocol) => {
    const kinds = new Map<string, { url: string; kind: string }>()
    const fetched: { url: string; kind: string; bytes: number }[] = []
    await protocol.send('Network.enable')
    protocol.on('Network.responseReceived', ({ requestId, type, response }) =>
      kinds.set(requestId, { url: new URL(response.url).pathname, kind: type }),
    )
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const known = kinds.get(requestId)
      if (known) fetched.push({ ...known, bytes: encodedDataLength })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const bytes: Record<string, number> = {}
    for (const one of fetched) bytes[one.kind] = (bytes[one.kind] ?? 0) + one.bytes
    const heaviest = fetched.sort((a, b) => b.bytes - a.bytes).slice(0, 6)
    return {
      bytes,
      total: fetched.reduce((sum, one) => sum + one.bytes, 0),
      heaviest: heaviest.map(({ url: path, bytes: size }) => ({ url: path, bytes: size })),
    }
  })
}
