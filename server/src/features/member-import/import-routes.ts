import {
  IMPORT_STATES,
  type ImportPerson,
  type ImportState,
  importMembers,
  importMessages,
  listWrongRows,
  MOST_PREVIEWED,
  previewMemberImport,
} from '@callofcode/contract/member-import/member-import'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { badInput } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { Budgets } from '../account/public.ts'
import type { Club } from '../club/public.ts'
import type { Happened } from '../happening/public.ts'
import { fieldStore } from '../member-fact/public.ts'
import { columnsFor } from './columns.ts'
import { batchNames, importAll } from './import-all.ts'
import { importStore } from './import-store.ts'
import { invitationLinksRoute } from './invitation-links-route.ts'
import { passwordLinkRoute } from './password-link-route.ts'
import { type ImportRow, type LineFault, type ReadFile, readMembersCsv } from './read-csv.ts'
import { undoRoutes } from './undo-routes.ts'
import { faultSaid, wrongRows } from './wrong-rows.ts'

export interface ImportDependencies {
  readonly api: Api
  readonly database: Database
  readonly mailer: MailQueue
  readonly budgets: Budgets
  readonly publicUrl: string
  readonly happened: Happened
  readonly env: Env
  readonly club: Club
}

/** Imports members from a CSV file, for admins. */
export function importRoutes(dependencies: ImportDependencies) {
  const { api, database } = dependencies
  passwordLinkRoute(dependencies)
  invitationLinksRoute(dependencies)
  undoRoutes(dependencies)

  api.serve(previewMemberImport, async ({ body }) => {
    const fields = await fieldStore.all(database.sql)
    const { rows, faults, heads, unclearDays, separator } = readMembersCsv(body, fields)
    const people = await importStore.lookAt(database.sql, rows, fields)
    const newBatches = await importStore.unknownBatches(database.sql, batchNames(people))
    return {
      data: {
        ...peopleOf(people),
        heads: heads
          .filter(({ head }) => head !== '')
          .map((head) => ({ ...head, samples: [...head.samples] })),
        columns: [...columnsFor(fields)],
        unclearDays: [...unclearDays],
        separator,
        newBatches: newBatches.slice(0, MOST_PREVIEWED),
        wrongRows: new Set(faults.map(({ line }) => line)).size,
        faultCount: faults.length,
        faults: faults.slice(0, MOST_PREVIEWED).map(faultSaid),
      },
    }
  })

  api.serve(listWrongRows, async ({ body }) => ({
    data: wrongRows(readMembersCsv(body, await fieldStore.all(database.sql))),
  }))

  api.serve(importMembers, async ({ body, caller, request, database: joined }) => {
    const data = await write(joined, async (tx, changed) => {
      const fields = await fieldStore.held(tx)
      const read = readMembersCsv(body, fields)
      return importAll(dependencies, { tx, changed, caller, request, fields }, rowsOf(read, body.onlyGood))
    })
    return { data, message: sentence('memberImport.membersImported', 'Members imported') }
  })
}

/** Returns the rows to import. A fault of the whole file, or without `onlyGood` any fault, refuses all. */
function rowsOf({ rows, faults, isRefused }: ReadFile, onlyGood = false): readonly ImportRow[] {
  const [first] = faults
  if (!first || (onlyGood && !isRefused && rows.length > 0)) return rows
  throw badInput({ csv: faultWords(first, faults.length - 1) })
}

function faultWords({ line, column, said: fault }: LineFault, more: number) {
  const said = importMessages.faults(
    column
      ? sentence('memberImport.cell', 'Line {line}, {column}: {fault}', { line, column, fault })
      : sentence('curriculumEditor.line', 'Line {line}: {fault}', { line, fault }),
  )
  return more > 0 ? sentence('memberImport.andMore', '{said} And {more} more.', { said, more }) : said
}

function peopleOf(people: readonly ImportPerson[]) {
  const of = (state: ImportState) => people.filter((one) => one.state === state)
  const counts = Object.fromEntries(IMPORT_STATES.map((state) => [state, of(state).length]))
  return {
    counts: counts as Record<ImportState, number>,
    people: IMPORT_STATES.flatMap((state) => of(state).slice(0, MOST_PREVIEWED)),
  }
}
