import { join } from 'node:path'
import type { JavaHome } from '@callofcode/judge/java/java-home'
import type { Env } from '../../platform/env.ts'
import type { JudgeAssets } from '../judge-assets/public.ts'
import type { JudgeStart } from '../judge-worker/public.ts'
import { judgeFolder, rootFolder } from '../problem/public.ts'

/** Returns the settings of this site's judge threads. */
export const judgeStart = (env: Env, { file, folder }: JudgeAssets): JudgeStart => ({
  place: { file, assets: folder },
  memory: env.LANE_MEGABYTES * 2 ** 20,
  milliseconds: env.LANE_TEST_SECONDS * 1_000,
  java: {
    home: env.JAVA_HOME,
    sources: join(rootFolder, 'judge/src/java/harness'),
    made: judgeFolder,
  },
})

const AGAIN_AFTER = 60_000

/** Finds the JDK of this machine at the first use. A failed search may be temporary, so the next use searches again. */
export class JavaFinder {
  found: JavaHome | undefined
  readonly #find: () => Promise<JavaHome | undefined>
  readonly #againAfter: number
  #looking: Promise<JavaHome | undefined> | undefined
  #missedAt = Number.NEGATIVE_INFINITY

  constructor(find: () => Promise<JavaHome | undefined>, againAfter = AGAIN_AFTER) {
    this.#find = find
    this.#againAfter = againAfter
  }

  async get(): Promise<JavaHome | undefined> {
    if (this.found || performance.now() - this.#missedAt < this.#againAfter) return this.found
    this.#looking ??= this.#look()
    return this.#looking
  }

  async #look() {
    this.found = await this.#find().catch(() => undefined)
    if (!this.found) this.#missedAt = performance.now()
    this.#looking = undefined
    return this.found
  }
}
