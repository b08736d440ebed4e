import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { said } from '../said.ts'
import { sentence } from '../sentence.ts'

export const importLimits = {
  bytes: 4_000_000,
  /** The limit of topics and questions in a file. */
  rows: 5_000,
  /** The limit of errors in a report. */
  errors: 100,
} as const

export const importMessages = {
  noFile: sentence('curriculumImport.noFile', 'Choose a file.'),
  tooLarge: sentence('curriculumImport.tooLarge', 'The file is larger than {size} MB.', {
    size: importLimits.bytes / 1_000_000,
  }),
  tooManyRows: sentence('curriculumImport.tooManyRows', 'A file has at most {count} topics and problems.', {
    count: importLimits.rows.toLocaleString('en'),
  }),
  empty: sentence('curriculumImport.empty', 'The file is empty.'),
  notText: sentence('curriculumImport.notText', 'This is not a text file. Choose a CSV or a JSON file.'),
  workbook: sentence(
    'curriculumImport.workbook',
    'This is a workbook. Save the sheet as “CSV UTF-8” and choose that file.',
  ),
  notUtf8: sentence(
    'curriculumImport.notUtf8',
    'The letters of this file are not in UTF-8. Save it again as “CSV UTF-8”.',
  ),
  noHead: sentence(
    'curriculumImport.noHead',
    'The first row names the columns: Id, Topic, Name, Difficulty, Link, Hidden. Id or Name must be there.',
  ),
  notJson: sentence('curriculumImport.notJson', 'This is not JSON'),
  noCurriculum: sentence(
    'curriculumImport.noCurriculum',
    'This JSON has no “topics”. Begin with the file that the site makes.',
  ),
  /** Shown in place of a row's topic. */
  withoutTopic: sentence('curriculumImport.withoutTopic', 'Without a topic'),
  noChanges: sentence('curriculumImport.noChanges', 'Nothing in this file differs from what is there.'),
  hasErrors: sentence('curriculumImport.hasErrors', 'Nothing is imported while the file has errors.'),
  stale: sentence(
    'curriculumImport.stale',
    'The curriculum or the file has changed since you looked at it. Nothing was imported: look at it again.',
  ),
  unknownTopic: sentence(
    'curriculumImport.unknownTopic',
    'No topic has this id. Leave the id out for a new one.',
  ),
  unknownQuestion: sentence(
    'curriculumImport.unknownQuestion',
    'No problem has this id. Leave the id empty for a new one.',
  ),
  needsTopic: sentence('curriculumImport.needsTopic', 'Name the topic of this problem.'),
  staysInTopic: sentence(
    'curriculumImport.staysInTopic',
    'A problem in the tracker needs a topic. Hide it instead.',
  ),
  twoTopics: sentence(
    'curriculumImport.twoTopics',
    'Several topics have this title. Import a JSON file, which names them by id.',
  ),
  hiddenRule: sentence('curriculumImport.hiddenRule', 'Hidden is yes or no.'),
} as const

export const IMPORT_WAYS = ['added', 'moved', 'hidden', 'shown', 'changed'] as const
export type ImportWay = (typeof IMPORT_WAYS)[number]

export const IMPORT_FIELDS = [
  'title',
  'description',
  'level',
  'name',
  'difficulty',
  'link',
  'topic',
  'hidden',
] as const

const change = z.object({
  field: z.enum(IMPORT_FIELDS),
  /** Null if the field was empty. */
  from: z.string().nullable(),
  to: z.string(),
})

/** The changes that the file makes to one topic or question. */
export const importEntry = z.object({
  /** The place in the file: a row of the sheet, or a path in the JSON. */
  at: z.string(),
  thing: z.enum(['topic', 'question']),
  way: z.enum(IMPORT_WAYS),
  /** The current name, or that of a new item. */
  name: z.string(),
  /** The current topic of a question, or the future topic of a new one. */
  topic: z.string().nullable(),
  changes: z.array(change),
})
export type ImportEntry = z.infer<typeof importEntry>

export const importPreview = z.object({
  /** A hash of the file and of the data that it was compared with. The import request repeats it. */
  fingerprint: z.string(),
  entries: z.array(importEntry),
  /** Items in the file that stay unchanged. */
  same: z.number(),
  /** Questions that the file does not contain. They stay unchanged. */
  absent: z.number(),
  errors: z.array(said.extend({ at: z.string() })),
  errorCount: z.number(),
  notes: z.array(z.string()),
})
export type ImportPreview = z.infer<typeof importPreview>

export const previewCurriculumImport = endpoint({
  method: 'POST',
  path: '/admin/curriculum/import/preview',
  summary:
    'What a JSON or CSV file (file), like those that the site makes, would change in the curriculum; writes nothing',
  callers: 'content',
  scope: 'admin:write',
  multipart: true,
  answer: z.object({ data: importPreview }),
})

export const importCurriculum = endpoint({
  method: 'POST',
  path: '/admin/curriculum/import',
  summary:
    'Import a JSON or CSV file (file) into the curriculum, all of it or nothing; fingerprint as the preview said it. Ids and everybody’s ticks stay',
  callers: 'content',
  scope: 'admin:write',
  multipart: true,
})
