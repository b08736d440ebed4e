import { getReport, listReportPeople, reportFile } from '@callofcode/contract/report/report'
import { id } from '@callofcode/contract/text'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { auditStore } from '../account/public.ts'
import type { Club } from '../club/public.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { readReport } from './read-report.ts'
import { reportText } from './report-file.ts'
import { readPeriod, spanOf } from './report-span.ts'
import { reportStore } from './report-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly club: Club
  readonly problems: ProblemLibrary
}

const place = z.tuple([z.string().max(400), id])

/** Serves the report of a term to admins, and to those who only look at it. */
export function reportRoutes({ api, database: { sql }, club, problems }: Dependencies) {
  const spanFor = (query: { from?: string | undefined; to?: string | undefined }) => {
    const { timeZone } = club.settings
    return { timeZone, span: spanOf(readPeriod(query, timeZone), timeZone) }
  }
  const reportFor = (query: { from?: string | undefined; to?: string | undefined }) => {
    const { timeZone, span } = spanFor(query)
    return readReport(sql, span, timeZone, problems)
  }

  api.serve(getReport, async ({ query }) => ({ data: await reportFor(query) }))

  api.serve(listReportPeople, async ({ query }) => {
    const after = readCursor(place, query.cursor)
    const { span } = spanFor(query)
    const [{ rows, next }, behind] = await Promise.all([
      reportStore.people(sql, span, query, after),
      reportStore.behind(sql, span, query),
    ])
    return { data: rows, nextCursor: writeCursor(next), ...behind }
  })

  api.serveFile(reportFile, async (call) => {
    const report = await reportFor(call.query)
    const { from, to } = report.period
    await auditStore.record(sql, call, 'report.export', `${from} to ${to}`)
    return { name: `report-${from}-to-${to}.csv`, body: reportText(report, club.settings.timeZone) }
  })
}
