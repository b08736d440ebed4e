import { sentence } from '@callofcode/contract/sentence'
import {
  createSolveImport,
  listImportable,
  listSolveImports,
  type SolveImport,
  solveImportLimits,
  solveImportMessages,
  undoSolveImport,
} from '@callofcode/contract/solve-import/solve-import'
import { type Database, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { addImport } from './add-import.ts'
import { presentImportable, solveImportStore } from './solve-import-store.ts'
import type { progressImports } from './solve-import-tables.ts'
import { undoImport } from './undo-import.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
}

/**
 * Serves imports of questions solved elsewhere. Pasted text is parsed in the browser, and the server receives only questions and
 * dates.
 */
export function solveImportRoutes({ api, database, problems }: Dependencies) {
  const { sql } = database

  api.serve(listImportable, async ({ caller }) => ({
    questions: (await solveImportStore.importable(sql, caller.id)).map(presentImportable),
  }))

  api.serve(listSolveImports, async ({ query, caller }) => {
    const after = readCursor(exactPlace, query.cursor)
    const { rows, next } = await solveImportStore.list(sql, caller.id, after)
    return { data: rows.map(present), nextCursor: writeCursor(next) }
  })

  api.serve(createSolveImport, async ({ body, caller, database: callDatabase }) => {
    const made = await write(callDatabase, async (tx) => {
      await solveImportStore.lock(tx, caller.id)
      if ((await solveImportStore.count(tx, caller.id)) >= solveImportLimits.imports)
        throw conflict(solveImportMessages.tooManyImports)
      const row = await addImport(tx, caller.id, body, new Date())
      if (!row) throw badInput({ solves: solveImportMessages.unknown })
      return row
    })
    return { data: present(made), message: sentence('solveImport.imported', 'Imported') }
  })

  api.serve(undoSolveImport, async ({ params, caller }) => {
    const data = await write(database, (tx) => undoImport(tx, problems, caller.id, params.id))
    if (!data) throw missing(solveImportMessages.missing)
    return { data, message: sentence('solveImport.importUndone', 'Import undone') }
  })
}

const present = ({
  id,
  memberId: _,
  createdAt,
  ...row
}: typeof progressImports.$inferSelect): SolveImport => ({
  _id: id,
  ...row,
  importedAt: createdAt.toISOString(),
})
