import { createRunner } from '@callofcode/judge/host/create-runner'
import { nodeHost } from '@callofcode/judge/host/node-host'
import { type Engine, engineOf, type Language } from '@callofcode/judge/language'
import type { Runner } from '@callofcode/judge/runner'

interface Lane {
  runner: Runner
  busy: boolean
  last?: Engine
}
interface Waiting {
  engine: Engine
  start: (lane: Lane) => void
}

interface PoolOptions {
  size?: number
  /** Engines that are left out, though the assets hold them. */
  without?: Engine[]
  java?: Runner | undefined
}

/** Some runners that everything shares: a language that is loaded in one is used there again. */
export class RunnerPool {
  private readonly lanes: Lane[]
  private readonly engines: Set<string>
  private readonly java: Runner | undefined
  private readonly waiting: Waiting[] = []

  constructor(assets: string, { size = 2, without = [], java }: PoolOptions = {}) {
    const host = nodeHost(assets)
    const names = Object.keys(host.manifest.engines)
    this.engines = new Set(names.filter((name) => !without.some((one) => one === name)))
    this.java = java
    this.lanes = Array.from({ length: size }, () => ({ runner: createRunner(host), busy: false }))
  }

  /** Whether the judge's assets were built with this language; whether this machine has Java. */
  has(language: Language): boolean {
    if (language === 'java') return this.java !== undefined
    return this.engines.has(engineOf(language))
  }

  async use<T>(language: Language, job: (runner: Runner) => Promise<T>): Promise<T> {
    const engine = engineOf(language)
    const lane =
      this.free(engine) ?? (await new Promise<Lane>((start) => this.waiting.push({ engine, start })))
    lane.busy = true
    lane.last = engine
    try {
      // Java has processes of its own, but takes its turn: no more runs at once than there are lanes.
      return await job((language === 'java' && this.java) || lane.runner)
    } finally {
      this.release(lane)
    }
  }

  async dispose() {
    await Promise.all(this.lanes.map(({ runner }) => runner.dispose()))
  }

  private free(engine: Engine): Lane | undefined {
    const lanes = this.lanes.filter(({ busy }) => !busy)
    return lanes.find(({ last }) => last === engine) ?? lanes[0]
  }

  /** Stays busy when somebody waits: nobody else may step in between. */
  private release(lane: Lane) {
    const same = this.waiting.findIndex(({ engine }) => engine === lane.last)
    const [next] = this.waiting.splice(Math.max(0, same), 1)
    if (next) next.start(lane)
    else lane.busy = false
  }
}
