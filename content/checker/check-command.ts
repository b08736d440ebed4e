import { readdirSync } from 'node:fs'
import { problemSlugs } from '@callofcode/content/problem-folder'
import { checkProblem, type Options, type Report } from './check-problem.ts'
import { folderOf } from './command-line.ts'
import { isProven } from './proof.ts'
import { header, lineOf, seconds } from './report-table.ts'
import { javaHere, NO_JAVA, RunnerPool } from './runner-pool.ts'

// While the two runners run the programs of one problem, this thread makes and compares the tests of the next.
const AT_ONCE = 2

/** Checks the named problems, or all. `changed` limits it to those without a valid proof. Returns whether all passed. */
export async function checkCommand(
  slugs: string[],
  parent: string,
  assets: string,
  options: Options & { changed: boolean },
) {
  const named = (slugs.length > 0 ? [...new Set(slugs)] : problemSlugs(parent)).map((slug) =>
    folderOf(slug, parent),
  )
  const folders = options.changed ? named.filter((folder) => !isProven(folder)) : named
  const proven = named.length - folders.length
  if (proven > 0) console.log(`${proven} of ${named.length} passed as they stand, by the judge as it stands.`)
  if (folders.length === 0) return true
  const pool = new RunnerPool(assets, { java: folders.some(holdsJava) ? await javaHere() : undefined })
  const started = performance.now()
  const reports: Report[] = []
  console.log(header)
  try {
    const queue = folders.values()
    const desk = async () => {
      for (const folder of queue) {
        const report = await checkProblem(folder, pool, options)
        reports.push(report)
        console.log(lineOf(report))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, desk))
  } finally {
    await pool.dispose()
  }
  const failed = reports.filter(({ faults }) => faults.length > 0).map(({ slug }) => slug)
  console.log(
    `${reports.length - failed.length} of ${reports.length} passed in ${seconds(performance.now() - started)}.`,
  )
  const leftOut = reports.reduce((sum, report) => sum + report.leftOut, 0)
  if (leftOut > 0) console.log(`Left out: ${leftOut} in Java, because ${NO_JAVA}.`)
  if (failed.length > 0) console.log(`Failed: ${failed.sort().join(' ')}`)
  return failed.length === 0
}

/**
 * Returns whether a problem has submissions in Java. Only then does the check search for a JDK, as starting a JVM takes a second.
 */
function holdsJava(folder: string): boolean {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.some((file) => file.startsWith('submissions') && file.endsWith('.java'))
}
