import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { TESTS } from '@callofcode/content/enclosed-problem'
import { authoringMessages, problemPackage } from '@callofcode/contract/authoring/authoring'
import { missingQuality, QUALITY_STEPS, type QualityStep } from '@callofcode/contract/authoring/standard'
import { sentence } from '@callofcode/contract/sentence'
import type { Database } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore } from '../account/public.ts'
import { authoringStore } from './authoring-store.ts'
import { zipOf } from './problem-package.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

const decompress = promisify(brotliDecompress)

/** Serves a problem of the club as a zip file. A Kattis package contains the tests of its last check. */
export function packageRoute({ api, database }: Dependencies) {
  api.serveFile(problemPackage, async (call) => {
    const { slug } = call.params
    const { format } = call.query
    const row = await authoringStore.get(database.sql, slug)
    if (!row) throw missing(authoringMessages.missing)
    const { id, files, revision } = row.problem
    if (format === 'kattis') requireWhole(missingQuality(files, row.check?.report.tests))
    const made = format === 'kattis' ? await madeOf(id, revision) : {}
    const body = await zipOf(slug, files, format, made)
    await auditStore.record(database.sql, call, 'problem.export', id)
    return { name: `${slug}${format === 'kattis' ? '-kattis' : ''}.zip`, body }
  })

  function requireWhole(missing: readonly QualityStep[]) {
    const all = QUALITY_STEPS.length
    if (missing.length > 0)
      throw conflict(
        sentence(
          'authoring.packageNeedsWhole',
          'A package needs the whole standard, and this problem has {met} of {all} parts. Check says what is missing.',
          { met: all - missing.length, all },
        ),
      )
  }

  async function madeOf(problemId: string, revision: number) {
    const proven = await authoringStore.getProven(database.sql, problemId, revision)
    if (!proven)
      throw conflict(
        sentence(
          'authoring.packageTestsJudgeProven',
          'A package has the tests as the judge has proven them. Check this problem first.',
        ),
      )
    const tests = proven.tests && (await decompress(proven.tests))
    return { ...proven.made, ...(tests && { [TESTS]: tests.toString() }) }
  }
}
