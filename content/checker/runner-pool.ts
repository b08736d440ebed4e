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

/** Some runners that everything shares: a language that is loaded in one is used there again. */
export class RunnerPool {
  private readonly lanes: Lane[]
  private readonly engines: Set<string>
  private readonly waiting: Waiting[] = []

  /** `without`: engines that are left out, though the assets hold them. */
  constructor(assets: string, { size = 2, without = [] }: { size?: number; without?: Engine[] } = {}) {
    const host = nodeHost(assets)
    const names = Object.keys(host.manifest.engines)
    this.engines = new Set(names.filter((name) => !without.some((one) => one === name)))
    this.lanes = Array.from({ length: size }, () => ({ runner: createRunner(host), busy: false }))
  }

  /** Whether the judge's assets were built with this language. */
  has(language: Language): boolean {
    return this.engines.has(engineOf(language))
  }

  async use<T>(language: Language, job: (runner: Runner) => Promise<T>): Promise<T> {
    const engine = engineOf(language)
    const lane =
      this.free(engine) ?? (await new Promise<Lane>((start) => this.waiting.push({ engine, start })))
    lane.busy = true
    lane.last = engine
    try {
      return await job(lane.runner)
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
