import { FILES, PACKS, PAGES } from './stores.ts'
import type { Fetching } from './worker-scope.ts'

export const nameOf = (build: string) => FILES + new URL(build, location.origin).pathname

/** A file is the same whatever the request headers. */
const ANY = { ignoreVary: true, ignoreSearch: true }

/** Switches the cache to this build. Files and pages of the previous build are no longer requested. */
export async function turnTo(build: string) {
  const present = nameOf(build)
  await caches.open(present)
  const names = (await caches.keys()).filter((name) => name.startsWith(FILES))
  if (names.every((name) => name === present)) return
  // Cached pages refer to files of their own build.
  await Promise.all([caches.delete(PAGES), caches.delete(PACKS)])
  await Promise.all(names.filter((name) => name !== present).map((name) => caches.delete(name)))
}

/**
 * Caches files. Returns whether all files of the build are cached. Other files, such as an earlier logo of the club, may be gone.
 */
export async function keepFiles(build: string, files: readonly string[]): Promise<boolean> {
  // A tab that was opened before the last deploy no longer caches anything.
  if (!(await caches.has(nameOf(build)))) return false
  const store = await caches.open(nameOf(build))
  const kept = await Promise.all(
    files.map(async (file) => (await keepOne(store, file)) || !file.includes('/assets/')),
  )
  return kept.every(Boolean)
}

async function keepOne(store: Cache, file: string): Promise<boolean> {
  if (await store.match(file, ANY)) return true
  return store.add(file).then(
    () => true,
    () => false,
  )
}

/** Returns the cached file. Its name contains a hash, so it stays valid. */
export async function keptFile(event: Fetching): Promise<Response> {
  const { request } = event
  const kept = await caches.match(request, ANY)
  if (kept) return kept
  const answer = await fromNetwork(request)
  const name = (await caches.keys()).find((one) => one.startsWith(FILES))
  if (answer.ok && name) event.waitUntil(put(name, request, answer.clone()))
  return answer
}

/** Returns a file whose name has no hash. It can change, so its copy is used only offline. */
export async function plainFile({ request }: Fetching): Promise<Response> {
  try {
    return await fromNetwork(request)
  } catch (error) {
    const kept = await caches.match(request, ANY)
    if (kept) return kept
    throw error
  }
}

/** Caches a response. If storage is full, nothing is cached, and the response is still returned. */
export async function put(name: string, request: Request | string, answer: Response): Promise<boolean> {
  try {
    const store = await caches.open(name)
    await store.put(request, answer)
    return true
  } catch {
    return false
  }
}

/** The only place where the worker uses the network. */
export const fromNetwork = (request: Request | string, init?: RequestInit) => fetch(request, init)
