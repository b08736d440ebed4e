import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestResult } from '@playwright/test/reporter'

/** The name of the attachment with the requests that got no answer. */
export const LOST = 'lost requests'

/**
 * Prints in a few lines at the end of the run which tests were skipped and why, why each failed test failed, and which page it
 * saw. Often only the end of a long log is stored, so the reason comes last.
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
      const last = results.at(-1)
      const told = linesOf(`${last?.error?.message ?? ''}\n${last?.error?.snippet ?? ''}`).slice(0, 14)
      console.log(
        ['', ...pageOf(last), ...lostBy(last), `${location.file}:${location.line} ${title}`, ...told].join(
          '\n',
        ),
      )
    }
  }
}

const linesOf = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')

/** Returns the requests that failed or that the site could not answer. */
const lostBy = (result: TestResult | undefined) =>
  linesOf(result?.attachments.find(({ name }) => name === LOST)?.body?.toString() ?? '').slice(-6)

/** Returns the first lines of the page as it was at the failure. They say which page the journey was on. */
function pageOf(result: TestResult | undefined): string[] {
  const path = result?.attachments.find(({ name }) => name === 'error-context')?.path
  const [, snapshot = ''] = path ? readFileSync(path, 'utf8').split('```yaml') : []
  const lines = linesOf(snapshot.split('```')[0] ?? '')
  const main = lines.findIndex((line) => /^\s*- main/.test(line))
  return lines.slice(Math.max(0, main)).slice(0, 12)
}
