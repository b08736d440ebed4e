import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { TESTS } from '@callofcode/content/enclosed-problem'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { errorLine } from '../../platform/error-facts.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { authoringStore } from './authoring-store.ts'
import { writeFolder } from './problem-package.ts'

const decompress = promisify(brotliDecompress)

/** The cache tag of a write that changes which of the club's problems members can solve. */
export const OWN_PROBLEMS = 'own-problems'

const AGAIN_AFTER = 1_000
/** A timer cannot wait for more than 24 days. It looks again after one. */
const LONGEST_WAIT = 86_400_000

/**
 * Keeps the club's published problems in the data folder, so that every reader finds a folder like that of a shipped problem.
 * Each version has its own folder, which never changes.
 */
export class PublishedProblems {
  readonly #database: Database
  readonly #library: ProblemLibrary
  readonly #folder: string
  #last: Promise<void> = Promise.resolve()
  #opening: NodeJS.Timeout | undefined
  /** Called when a problem has opened by the clock, and answers without it are out of date. */
  onOpened: () => void = () => undefined

  constructor(database: Database, library: ProblemLibrary, { DATA_DIR }: Pick<Env, 'DATA_DIR'>) {
    this.#database = database
    this.#library = library
    this.#folder = resolve(DATA_DIR, 'problems')
  }

  /** Changes the published problems. Members see the change when this returns. */
  async change(work: (tx: Sql) => Promise<void>) {
    await write(this.#database, async (tx, changed) => {
      changed(OWN_PROBLEMS)
      await work(tx)
    })
    await this.refresh()
  }

  /** Reads the published problems again. Calls run one after another, so the last one includes the last change. */
  refresh(): Promise<void> {
    const next = this.#last.then(() => this.#read())
    this.#last = next.catch(() => undefined)
    return next
  }

  /**
   * Refreshes after a change that another process made. It retries until it succeeds, because this process gets only one
   * notification.
   */
  refreshLater(done: () => void) {
    this.refresh().then(done, (error) => {
      console.error(`The club's problems could not be read: ${errorLine(error)}`)
      if (this.#database.pool.ended) return
      sleep(AGAIN_AFTER, undefined, { ref: false })
        .then(() => this.refreshLater(done))
        .catch(() => undefined)
    })
  }

  /**
   * Removes the folders of versions that are no longer needed. This happens only at the start, because a folder may be in use
   * later.
   */
  async clear() {
    const published = await authoringStore.listPublished(this.#database.sql)
    const needed = new Set(published.map(({ version }) => version))
    for (const name of existsSync(this.#folder) ? await readdir(this.#folder) : [])
      if (!needed.has(name)) await rm(join(this.#folder, name), { recursive: true, force: true })
  }

  async #read() {
    const published = await authoringStore.listPublished(this.#database.sql)
    const folders = published.map(({ slug, version }) => join(this.#folder, version, slug))
    for (const [at, folder] of folders.entries())
      if (!existsSync(folder)) await this.#write(String(published[at]?.version), folder)
    this.#library.setOwn(
      published.map(({ opensAt, closesAt }, at) => ({ folder: folders[at] ?? '', opensAt, closesAt })),
    )
    this.#waitFor(published.flatMap(({ opensAt }) => opensAt?.getTime() ?? []))
  }

  #waitFor(openings: readonly number[]) {
    clearTimeout(this.#opening)
    const next = Math.min(...openings.filter((at) => at > Date.now()))
    if (next === Number.POSITIVE_INFINITY) return
    this.#opening = setTimeout(
      () => {
        this.onOpened()
        this.#waitFor(openings)
      },
      Math.min(next - Date.now(), LONGEST_WAIT),
    ).unref()
  }

  async #write(version: string, folder: string) {
    const made = await authoringStore.getMade(this.#database.sql, version)
    if (!made) return
    const tests = made.tests && (await decompress(made.tests))
    await mkdir(join(this.#folder, version), { recursive: true })
    await writeFolder(folder, { ...made.files, ...made.made, ...(tests && { [TESTS]: tests }) })
  }
}
