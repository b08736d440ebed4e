import { keepFiles, keptFile, plainFile } from './keep-files.ts'
import { judgeFile, judgeManifest, keepJudge } from './keep-judge.ts'
import { forgetPages, keepPage, otherPage, pageFor, pinPage, unpinPages } from './keep-pages.ts'
import { type Asked, isKeptPage, isPage, isPlainFile, MANIFEST, OFFLINE_SCRIPT } from './stores.ts'
import { type Fetching, scope } from './worker-scope.ts'

// Serves cached pages and the judge offline, and an offline page for any other page. All other requests go to the network.
// Browsers that support routes do not even start the worker for them.

const OURS = [
  OFFLINE_SCRIPT,
  '/judge/*',
  '/assets/*',
  '/theme.js',
  '/*.svg',
  '/*.png',
  '/club/*',
  '/*.webmanifest',
]

scope.addEventListener('install', (event) => {
  const ours = {
    or: [{ requestMode: 'navigate' }, ...OURS.map((pathname) => ({ urlPattern: { pathname } }))],
  }
  event.addRoutes?.([{ condition: { not: ours }, source: 'network' }]).catch(() => undefined)
  // The caches have the same format in every version, so the new worker need not wait.
  event.waitUntil(scope.skipWaiting())
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

async function begin() {
  // The page is requested while the worker starts.
  await scope.registration.navigationPreload?.enable().catch(() => undefined)
  await scope.clients.claim()
}

scope.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin) return
  const answer = answerTo(event, pathname)
  if (answer) event.respondWith(answer)
})

function answerTo(event: Fetching, path: string): Promise<Response> | undefined {
  if (event.request.mode === 'navigate') return page(event, path)
  if (path === MANIFEST) return judgeManifest(event)
  if (path.startsWith('/judge/')) return judgeFile(event, path)
  if (path.startsWith('/assets/')) return keptFile(event)
  return isPlainFile(path) ? plainFile(event) : undefined
}

function page(event: Fetching, path: string): Promise<Response> | undefined {
  if (isKeptPage(path)) return pageFor(event)
  return isPage(path) ? otherPage(event) : undefined
}

scope.addEventListener('message', (event) => {
  const work = serve(event.data).catch(() => undefined)
  event.waitUntil(work.then((found) => event.ports[0]?.postMessage(found)))
})

async function serve(asked: Asked): Promise<unknown> {
  if (asked.ask === 'forget pages') return forgetPages()
  if (asked.ask === 'keep judge') return keepJudge(asked.files)
  if (asked.ask === 'keep files') return keepFiles(asked.build, asked.files)
  if (asked.ask === 'pin page') return pinPage(asked.path, asked.build)
  if (asked.ask === 'unpin pages') return unpinPages(asked.paths)
  return keepPage(asked.path, asked.build)
}
