import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { memberAdminMessages } from '../member-admin.ts'
import { id, writing } from '../text.ts'

/** The columns that are read, as messages name them. */
export const IMPORT_COLUMNS = ['Name', 'Email', 'Passout year', 'Batch'] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]
/**
 * What happens to a row: `new` becomes a member, `waiting` is approved, `known` is a member already, and `shut` was declined or
 * disabled. The last two stay as they are.
 */
export const IMPORT_STATES = ['new', 'waiting', 'known', 'shut'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
/** Of each state, and of what is wrong, the preview names this many. */
export const MOST_PREVIEWED = 50

export const importMessages = {
  csvRequired: 'Choose a file, or paste its rows.',
  noRows: 'There is nobody in this file.',
  tooManyRows: `At most ${limits.importRows} members at once, please. Split the file.`,
  faults: (first: string) => `Some lines are wrong, so nobody was imported. ${first}`,
  yearRule: 'Enter a year of four digits, like 2027, or nothing.',
  tooManyBatches: `A club has at most ${limits.batches} batches.`,
  noLink: 'Only who is approved gets a link. Approve or enable the account first.',
} as const

const tally = z.number().int()

const fault = z.object({
  line: tally,
  /** Null where the whole line is meant. */
  column: z.enum(IMPORT_COLUMNS).nullable(),
  message: z.string(),
})
export type ImportFault = z.infer<typeof fault>

const person = z.object({
  line: tally,
  name: z.string(),
  email: z.string(),
  passoutYear: z.number().nullable(),
  batch: z.string().nullable(),
  state: z.enum(IMPORT_STATES),
})
export type ImportPerson = z.infer<typeof person>

export const importPreview = z.object({
  counts: z.object({ new: tally, waiting: tally, known: tally, shut: tally }),
  /** The first of each state. */
  people: z.array(person),
  faultCount: tally,
  faults: z.array(fault),
  /** Columns of the file that are not read. */
  ignored: z.array(z.string()),
  /** Batches that the import makes. */
  newBatches: z.array(z.string()),
})
export type ImportPreview = z.infer<typeof importPreview>

export const importBody = z.strictObject({
  /** The text of the file: its first line names the columns. */
  csv: writing(limits.importBytes, importMessages.csvRequired),
})

export const previewMemberImport = endpoint({
  method: 'POST',
  path: '/admin/members/import/preview',
  summary: 'What an import of members would do, and which lines of the file are wrong; nothing is changed',
  callers: 'admin',
  body: importBody,
  answer: z.object({ data: importPreview }),
})
export const importMembers = endpoint({
  method: 'POST',
  path: '/admin/members/import',
  summary: 'Import members from a CSV file, all or none; each gets an email with a link to set a password',
  callers: 'admin',
  takesKey: true,
  body: importBody,
  answer: z.object({
    data: z.object({
      created: tally,
      approved: tally,
      /** Were left as they are. */
      left: tally,
    }),
  }),
})
export const sendPasswordLink = endpoint({
  method: 'POST',
  path: '/admin/members/:id/password-link',
  summary: 'Mail a member a link to set a password: the invitation again, if they have none yet',
  callers: 'admin',
  params: z.object({ id }),
  notFound: memberAdminMessages.missing,
})
