import { listHints } from '@callofcode/contract/problem/problem'
import { CallError, call } from '../../platform/api/client.ts'
import { wordsArrived } from '../../platform/language/loaded.ts'
import { buildOf, keepLoaded, pinPage, unpinPages } from '../../platform/offline/copies.ts'
import { hintsPlace, MANIFEST, PACKS } from '../../platform/offline/stores.ts'
import { loadDialogs } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { loadEditor } from '../code-editor/public.ts'
import { bringDraft, isHere } from '../draft/public.ts'
import { loadNoteScreen } from '../note/public.ts'
import { loadProblemScreen } from '../problem/public.ts'
import { BrowserJudge } from '../run/public.ts'
import { changePack, listPacks, type Pack, type PackState, packOf, removePack } from './packs.ts'

/** Stops the download of a pack with the reason. */
class Halt extends Error {
  readonly state: PackState
  constructor(state: PackState) {
    super(state)
    this.state = state
  }
}

type Of = Pick<Pack, 'kind' | 'id'>
const running = new Map<string, AbortController>()
const nameOf = ({ kind, id }: Of) => `${kind}:${id}`

/** Fetches what a pack still lacks. It resumes where it was stopped, in one tab at a time. */
export async function keepPack(memberId: string, of: Of) {
  if (running.has(nameOf(of))) return
  const stopping = new AbortController()
  running.set(nameOf(of), stopping)
  const locks = globalThis.navigator?.locks as LockManager | undefined
  const work = () => keepAll(memberId, of, stopping.signal)
  try {
    await (locks ? locks.request(`packs:${memberId}`, work) : work())
  } finally {
    running.delete(nameOf(of))
  }
}

async function keepAll(memberId: string, of: Of, signal: AbortSignal) {
  const change = (to: Partial<Pack>) => changePack(memberId, of, to)
  const begun = packOf(memberId, of)
  if (!begun || signal.aborted) return
  const build = buildOf()
  // Pages of another build reference files that no longer exist.
  change({ state: 'running', ...(begun.build !== build && { build, done: [], bytes: 0, runtime: false }) })
  try {
    await loadAll()
    await keepPages(memberId, of, signal)
    await keepRuntime(memberId, of, signal)
    // Stores the files that were loaded in the meantime.
    if (!(await keepLoaded())) throw new Halt('waiting')
    change({ state: 'kept', keptAt: new Date().toISOString() })
  } catch (error) {
    const state = error instanceof Halt ? error.state : 'failed'
    change({ state: signal.aborted ? 'held' : state })
  }
}

/** Loads the code, the texts and the styles of the screens on which a pack is used. */
async function loadAll() {
  try {
    await Promise.all([loadProblemScreen(), loadDialogs(), loadEditor(), loadNoteScreen()])
    await wordsArrived()
  } catch {
    throw new Halt('waiting')
  }
  if (!(await keepLoaded())) throw new Halt('waiting')
}

async function keepPages(memberId: string, of: Of, signal: AbortSignal) {
  const pack = packOf(memberId, of)
  if (!pack) return
  if (pack.done.length === 0) await pin(pack.path)
  const keepEach = async (names: readonly string[] = [], keep: (name: string) => Promise<number>) => {
    for (const name of names) {
      const now = packOf(memberId, of)
      if (signal.aborted || !now || !isHere(memberId)) throw new Halt('held')
      if (now.done.includes(name)) continue
      const bytes = await keep(name)
      const latest = packOf(memberId, of)
      if (latest) changePack(memberId, of, { done: [...latest.done, name], bytes: latest.bytes + bytes })
    }
  }
  const keepNotes = async (name: string) => {
    const outcome = await bringDraft(memberId, `note:${name}`)
    if (outcome !== 'here') throw new Halt(outcome)
  }
  await keepEach(pack.slugs, async (slug) => {
    await keepNotes(slug)
    return (await pin(paths.problem(slug))) + (await keepHints(slug))
  })
  await keepEach(pack.noted, async (id) => {
    await keepNotes(id)
    return pin(paths.note(id))
  })
}

async function pin(path: string): Promise<number> {
  const pinned = await pinPage(path)
  if (pinned.outcome === 'full') throw new Halt('full')
  if (pinned.outcome === 'later') throw new Halt('waiting')
  return pinned.outcome === 'kept' ? pinned.bytes : 0
}

/** Stores all hints, so that they can be opened offline. The number of open hints is stored too. */
async function keepHints(slug: string): Promise<number> {
  const found = await call(listHints, { params: { slug } }).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return undefined
    throw new Halt('waiting')
  })
  if (!found) return 0
  const text = JSON.stringify(found.data)
  try {
    const store = await caches.open(PACKS)
    await store.put(hintsPlace(slug), new Response(text))
  } catch {
    throw new Halt('full')
  }
  return text.length
}

async function keepRuntime(memberId: string, of: Of, signal: AbortSignal) {
  const pack = packOf(memberId, of)
  if (!pack || pack.runtime) return
  const judge = new BrowserJudge(MANIFEST)
  // A language that runs only on the server needs no download here.
  const download = await judge.downloadOf(pack.language, {}, signal)
  if (download) {
    let fetched = 0
    const listen = ({ done }: { done: number }) => {
      const latest = packOf(memberId, of)
      if (latest) changePack(memberId, of, { bytes: latest.bytes + Math.round(done) - fetched })
      fetched = Math.round(done)
    }
    if (!(await hasRoomFor(download.kept ? 0 : download.bytes))) throw new Halt('full')
    await judge.keep(pack.language, { fetched: listen }, signal)
  }
  changePack(memberId, of, { runtime: true })
}

/** Checks the browser's storage estimate. Unpacked files need about four times the transferred bytes. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota === undefined || usage === undefined || quota - usage > bytes * 4
}

export function stopPack(memberId: string, of: Of) {
  running.get(nameOf(of))?.abort()
  changePack(memberId, of, { state: 'held' })
}

/** Fetches the whole pack again, because statements change. */
export async function refreshPack(memberId: string, of: Of) {
  changePack(memberId, of, { done: [], bytes: 0, runtime: false, state: 'waiting' })
  await keepPack(memberId, of)
}

const pagesOf = ({ path, slugs, noted = [] }: Pack) => [
  path,
  ...slugs.map(paths.problem),
  ...noted.map(paths.note),
]

/** Removes a pack from this device. Files that another pack needs stay. */
export async function dropPack(memberId: string, of: Of) {
  running.get(nameOf(of))?.abort()
  const gone = packOf(memberId, of)
  removePack(memberId, of)
  if (!gone) return
  const held = new Set(listPacks(memberId).flatMap(pagesOf))
  const pages = pagesOf(gone).filter((path) => !held.has(path))
  const hints = gone.slugs.filter((slug) => !held.has(paths.problem(slug))).map(hintsPlace)
  await unpinPages([...pages, ...hints])
}

/** Resumes interrupted packs, and fetches packs of another build of the site again. */
export async function continuePacks(memberId: string) {
  for (const pack of listPacks(memberId)) {
    const isOld = pack.state === 'kept' && pack.build !== buildOf()
    if (isOld || pack.state === 'waiting' || pack.state === 'running') await keepPack(memberId, pack)
  }
}
