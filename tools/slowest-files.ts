import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 8

/** Prints the slowest test files at the end of a run, in seconds of their own tests and hooks. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const times = modules
      .map((module) => ({ file: module.relativeModuleId, ms: module.diagnostic().duration }))
      .sort((a, b) => b.ms - a.ms)
    if (times.length <= SHOWN) return
    const sum = times.reduce((all, { ms }) => all + ms, 0)
    console.log(` ${seconds(sum)} in ${times.length} files, most of it in:`)
    for (const { file, ms } of times.slice(0, SHOWN)) console.log(`${seconds(ms).padStart(10)}  ${file}`)
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
