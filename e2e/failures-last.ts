import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/**
 * Prints in a few lines at the end of the run which tests were skipped and why, and why each failed test failed. Often only the
 * end of a long log is stored.
 */
export default class FailuresLast implements Reporter {
  #suite: Suite | undefined

  onBegin(_: FullConfig, suite: Suite) {
    this.#suite = suite
  }

  onEnd() {
    for (const { title, annotations } of this.#suite?.allTests() ?? [])
      for (const { type, description } of annotations)
        if (type === 'skip') console.log(`left out: ${title.slice(0, 100)} (${description ?? 'no reason'})`)
    const failed = this.#suite?.allTests().filter((test) => test.outcome() === 'unexpected') ?? []
    for (const { title, location, results } of failed) {
      const error = results.at(-1)?.error
      const lines = stripVTControlCharacters(`${error?.message ?? ''}\n${error?.snippet ?? ''}`)

        .split('\n')
        .filter((line) => line.trim() !== '')
      console.log(`\n${location.file}:${location.line} ${title}\n${lines.slice(0, 14).join('\n')}`)
    }
  }
}
