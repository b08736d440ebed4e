import { createHash } from 'node:crypto'
import {
  type ImportPreview,
  type ImportWay,
  importCurriculum,
  importLimits,
  importMessages,
  previewCurriculumImport,
} from '@callofcode/contract/curriculum-editor/curriculum-import'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import type { FastifyRequest } from 'fastify'
import type { Sql } from '../../platform/database/database.ts'
import { badInput, conflict, Failure } from '../../platform/failure.ts'
import { readForm } from '../../platform/http/read-form.ts'
import { auditStore } from '../account/public.ts'
import type { Curriculum } from './curriculum-file.ts'
import { type EditorDependencies, editCurriculum } from './edit-curriculum.ts'
import { readImportFile } from './import-file.ts'
import { fault } from './import-given.ts'
import { type ImportPlan, planImport } from './import-plan.ts'
import { writeImport } from './import-store.ts'
import { questionList } from './question-list.ts'
import { topicEditorStore } from './topic-editor-store.ts'

/** Previews a file first. The import then writes what the preview showed. */
export function curriculumImportRoutes({ api, database }: EditorDependencies) {
  api.serve(previewCurriculumImport, async ({ request }) => {
    const { file: bytes } = await fileOf(request)
    const file = readImportFile(bytes)
    const current = await curriculumNow(database.sql)
    const plan = planImport(file, current)
    return { data: previewOf(plan, fingerprintOf(bytes, current), file.notes) }
  })

  api.serve(importCurriculum, async (call) => {
    const { file: bytes, text: fingerprint } = await fileOf(call.request, 'fingerprint')
    const file = readImportFile(bytes)
    const plan = await editCurriculum(database, async (tx) => {
      const current = await curriculumNow(tx)
      if (fingerprint !== fingerprintOf(bytes, current)) throw conflict(importMessages.stale)
      const planned = planImport(file, current)
      if (planned.errors.length > 0) throw badInput({ file: importMessages.hasErrors })
      if (planned.entries.length === 0) throw badInput({ file: importMessages.noChanges })
      await writeImport(tx, planned, current)
      await auditStore.record(tx, call, 'curriculum.import', summaryOf(planned).join(', '))
      return planned
    })
    return {
      message: sentence('curriculumEditor.imported', 'Imported: {summary}', { summary: summaryOf(plan) }),
    }
  })
}

async function fileOf(request: FastifyRequest, field?: string) {
  try {
    return await readForm(request, field, importLimits.bytes)
  } catch (error) {
    throw error instanceof Failure && error.status === 413 ? fault(importMessages.tooLarge) : error
  }
}

async function curriculumNow(sql: Sql): Promise<Curriculum> {
  const questions = await questionList.all(sql)
  return { questions, topics: await topicEditorStore.list(sql) }
}

/** Returns a fingerprint of the file and the current curriculum, so that the import matches the preview. */
const fingerprintOf = (bytes: Buffer | undefined, current: Curriculum) =>
  createHash('sha256')
    .update(bytes ?? '')
    .update(JSON.stringify(current))
    .digest('base64url')

const previewOf = (
  { entries, errors, same, absent }: ImportPlan,
  fingerprint: string,
  notes: readonly string[],
): ImportPreview => ({
  fingerprint,
  entries,
  same,
  absent,
  notes: notes.slice(0, importLimits.errors),
  errors: errors.slice(0, importLimits.errors).map(({ at, said }) => ({ at, ...said.said })),
  errorCount: errors.length,
})

const WORDS: Readonly<Record<ImportWay, (count: number) => Sentence>> = {
  added: (count) => sentence('curriculumEditor.added', '{count} added', { count }),
  moved: (count) => sentence('curriculumEditor.moved', '{count} moved', { count }),
  hidden: (count) => sentence('curriculumEditor.hidden', '{count} hidden', { count }),
  shown: (count) => sentence('curriculumEditor.shown', '{count} shown again', { count }),
  changed: (count) => sentence('curriculumEditor.changed', '{count} changed', { count }),
}

/** Returns a summary like `12 added, 3 changed`. */
function summaryOf({ entries }: ImportPlan): Sentence[] {
  const ways = Object.keys(WORDS) as ImportWay[]
  return ways
    .map((way) => [entries.filter((one) => one.way === way).length, WORDS[way]] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => word(count))
}
