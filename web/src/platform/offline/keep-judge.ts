import { fromNetwork, put } from './keep-files.ts'
import { JUDGE, MANIFEST } from './stores.ts'
import type { Fetching } from './worker-scope.ts'

interface Manifest {
  readonly worker: string
  readonly engines: Record<string, { folder: string; files: readonly { name: string; sha256: string }[] }>
}

const ANY = { ignoreVary: true }

/** Prefers the network, because only it has the current hashes. */
export async function judgeManifest(event: Fetching): Promise<Response> {
  try {
    const answer = await fromNetwork(event.request)
    if (answer.ok) event.waitUntil(keepManifest(answer.clone()))
    return answer
  } catch (error) {
    const kept = await caches.match(MANIFEST, ANY)
    if (kept) return kept
    throw error
  }
}

async function keepManifest(answer: Response) {
  const named = new Set(hashesOf(await answer.clone().json()).keys())
  await put(JUDGE, MANIFEST, answer)
  const store = await caches.open(JUDGE)
  for (const request of await store.keys()) {
    const path = new URL(request.url).pathname
    if (path !== MANIFEST && !named.has(path)) await store.delete(request)
  }
}

/** Returns the beginning of the SHA-256 of each file, if the manifest contains it. */
function hashesOf({ worker, engines }: Manifest): Map<string, string> {
  const files = Object.values(engines).flatMap(({ folder, files }) =>
    files.map(({ name, sha256 }) => [`/judge/${folder}${name}`, sha256] as const),
  )
  return new Map([[`/judge/${worker}`, /-([0-9a-f]{16})\.\w+$/.exec(worker)?.[1] ?? ''], ...files])
}

/** Returns the cached file if there is one. Its name contains a hash, and its content was checked against it. */
export async function judgeFile(event: Fetching, path: string): Promise<Response> {
  const kept = await caches.match(path, ANY)
  if (kept) return kept
  const answer = await fromNetwork(event.request)
  if (answer.ok) event.waitUntil(keepChecked(path, answer.clone()))
  return answer
}

/** Caches files that were loaded before the worker was active. They come from the browser's HTTP cache. */
export async function keepJudge(files: readonly string[]) {
  if (!(await caches.match(MANIFEST, ANY))) {
    const answer = await fromNetwork(MANIFEST)
    if (answer.ok) await keepManifest(answer)
  }
  for (const path of files) {
    if (await caches.match(path, ANY)) continue
    const answer = await fromNetwork(path)
    if (answer.ok) await keepChecked(path, answer)
  }
}

async function keepChecked(path: string, answer: Response) {
  if (!(await put(JUDGE, path, answer))) return
  if (await isWhole(path)) return
  const store = await caches.open(JUDGE)
  await store.delete(path)
}

async function isWhole(path: string): Promise<boolean> {
  const [manifest, kept] = await Promise.all([caches.match(MANIFEST, ANY), caches.match(path, ANY)])
  const wanted = manifest && hashesOf(await manifest.json()).get(path)
  if (!kept || !wanted) return false
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await kept.arrayBuffer()))
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return found.startsWith(wanted)
}
