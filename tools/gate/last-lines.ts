import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 8

/**
 * Prints at the end of a run the slowest test files, in seconds of their own tests and hooks. Then it prints why each failed test
 * failed, and the site's 500 and 503 responses. Often only the end of a long log is stored.
 */
export default class LastLines implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    showSlowest(modules)
    for (const module of modules) {
      for (const { message } of module.errors())
        console.log(`\n${module.relativeModuleId}\n${firstLines(message)}`)
      for (const test of module.children.allTests('failed')) {
        const reasons = test.result().errors?.map(({ stack, diff }) => `${stack ?? ''}\n${diff ?? ''}`) ?? []
        const { failures = [] } = test.meta()
        for (const text of [
          `${module.relativeModuleId} › ${test.fullName}\n${reasons.join('\n')}`,
          ...failures,
        ])
          console.log(`\n${firstLines(text)}`)
      }
    }
  }
}

function showSlowest(modules: readonly TestModule[]) {
  const times = modules
    .map((module) => ({ file: module.relativeModuleId, ms: module.diagnostic().duration }))
    .sort((a, b) => b.ms - a.ms)
  if (times.length <= SHOWN) return
  const sum = times.reduce((all, { ms }) => all + ms, 0)
  console.log(` ${seconds(sum)} in ${times.length} files, most of it in:`)
  for (const { file, ms } of times.slice(0, SHOWN)) console.log(`${seconds(ms).padStart(10)}  ${file}`)
}

const firstLines = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .slice(0, 24)
    .join('\n')

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
