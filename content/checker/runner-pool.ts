import { join } from 'node:path'
import { createRunner } from '@callofcode/judge/host/create-runner'
import { nodeHost } from '@callofcode/judge/host/node-host'
import { findJava } from '@callofcode/judge/java/java-home'
import { createJavaRunner } from '@callofcode/judge/java/java-runner'
import { type Engine, engineOf, type Language } from '@callofcode/judge/language'
import type { Runner } from '@callofcode/judge/runner'
import type { Bench } from './check-submissions.ts'

interface Slot {
  runner: Runner
  busy: boolean
  last?: Engine
}
interface Waiting {
  engine: Engine
  start: (slot: Slot) => void
}

interface PoolOptions {
  size?: number
  /** Engines that are not used, although the assets have them. */
  without?: Engine[]
  java?: Runner | undefined
}

/** Runners for all checks. A job goes to a free runner that has its language loaded, when there is one. */
export class RunnerPool implements Bench {
  private readonly slots: Slot[]
  private readonly engines: Set<string>
  private readonly java: Runner | undefined
  private readonly waiting: Waiting[] = []

  constructor(assets: string, { size = 2, without = [], java }: PoolOptions = {}) {
    const host = nodeHost(assets)
    const names = Object.keys(host.manifest.engines)
    this.engines = new Set(names.filter((name) => !without.some((one) => one === name)))
    this.java = java
    this.slots = Array.from({ length: size }, () => ({ runner: createRunner(host), busy: false }))
  }

  /** Returns whether the assets have this language. For Java, returns whether this machine has a JDK. */
  has(language: Language): boolean {
    if (language === 'java') return this.java !== undefined
    return this.engines.has(engineOf(language))
  }

  async use<T>(language: Language, job: (runner: Runner) => Promise<T>): Promise<T> {
    const engine = engineOf(language)
    const slot =
      this.free(engine) ?? (await new Promise<Slot>((start) => this.waiting.push({ engine, start })))
    slot.busy = true
    slot.last = engine
    try {
      // Java starts its own processes, but still takes a slot, so that at most `size` jobs run at once.
      return await job((language === 'java' && this.java) || slot.runner)
    } finally {
      this.release(slot)
    }
  }

  async dispose() {
    await Promise.all(this.slots.map(({ runner }) => runner.dispose()))
  }

  private free(engine: Engine): Slot | undefined {
    const slots = this.slots.filter(({ busy }) => !busy)
    return slots.find(({ last }) => last === engine) ?? slots[0]
  }

  /** Passes a slot straight to a waiting job and keeps it busy, so that no other job takes it first. */
  private release(slot: Slot) {
    const same = this.waiting.findIndex(({ engine }) => engine === slot.last)
    const [next] = this.waiting.splice(Math.max(0, same), 1)
    if (next) next.start(slot)
    else slot.busy = false
  }
}

const JUDGE = join(import.meta.dirname, '../../judge')

/** Returns the runner for Java on this machine, or undefined without a JDK or bubblewrap, as on a site. */
export async function javaHere(): Promise<Runner | undefined> {
  const home = await findJava(process.env.JAVA_HOME || undefined)
  return (
    home && createJavaRunner(home, { sources: join(JUDGE, 'src/java/harness'), made: join(JUDGE, 'dist') })
  )
}

export const NO_JAVA = 'there is no JDK behind bubblewrap here'
