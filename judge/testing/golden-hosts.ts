import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { rolldown } from 'rolldown'
import { chromiumPath } from '../../tools/browser.ts'
import { createRunner } from '../src/host/create-runner.ts'
import { nodeHost } from '../src/host/node-host.ts'
import { type Measured, measureGolden } from './golden.ts'
import type {} from './golden-page.ts'
import type { GoldenLanguage, GoldenProgram } from './golden-programs.ts'
import { assets } from './open-runner.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.html': 'text/html',
  '.wasm': 'application/wasm',
}
// The site's own policies: only the response that carries the worker allows WebAssembly.
const NONE = "default-src 'none'; script-src 'self'"
const PAGE_POLICY = `${NONE}; connect-src 'self'; worker-src 'self'`
const WORKER_POLICY = `${NONE} 'wasm-unsafe-eval'; connect-src 'self'`

/** Measures golden programs in a new worker thread. */
export async function measureInNode(language: GoldenLanguage, count?: number): Promise<Measured[]> {
  const runner = createRunner(nodeHost(assets))
  try {
    return await measureGolden(runner, language, count)
  } finally {
    await runner.dispose()
  }
}

export interface GoldenPage {
  /** Measures in a new Web Worker. */
  measure(language: GoldenLanguage, count?: number): Promise<Measured[]>
  measureOne(language: GoldenLanguage, one: GoldenProgram): Promise<Measured>
  close(): Promise<void>
}

/** A page in Chromium that can measure golden programs. */
export async function openGoldenPage(): Promise<GoldenPage> {
  const script = await bundlePage()
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await answerOf(url, script).catch(() => undefined)
    if (!answer) return response.writeHead(404).end()
    const policy = url === '/' ? PAGE_POLICY : WORKER_POLICY
    const type = TYPES[url === '/' ? '.html' : extname(url)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const browser = await startChromium()
  const page = await browser.newPage()
  // On localhost, a secure context: elsewhere `crypto.subtle` is missing.
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
  await page.waitForFunction(() => 'measureGolden' in window)
  return {
    measure: (language, count) =>
      page.evaluate(([name, programs]) => window.measureGolden(name, programs), [language, count] as const),
    measureOne: (language, one) =>
      // As text: the types of what a page may be given go deeper into a program's values than the compiler does.
      page.evaluate(([name, program]) => window.measureOne(name, JSON.parse(program)), [
        language,
        JSON.stringify(one),
      ] as const),
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

async function answerOf(url: string, script: string): Promise<string | Uint8Array> {
  if (url === '/')
    return '<!doctype html><title>Golden programs</title><script type="module" src="/page.js"></script>'
  if (url === '/page.js') return script
  if (!/^\/assets\/[\w./+-]+$/.test(url) || url.includes('..')) throw new Error(url)
  return readFile(join(assets, url.slice('/assets/'.length)))
}

async function bundlePage(): Promise<string> {
  const bundle = await rolldown({ input: join(import.meta.dirname, 'golden-page.ts'), platform: 'browser' })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  return output[0].code
}

const startChromium = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
