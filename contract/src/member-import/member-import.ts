import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { memberAdminMessages } from '../member/member-admin.ts'
import { said } from '../said.ts'
import { type Sentence, sentence } from '../sentence.ts'
import { CLUB_YEAR_RULE, id, line, writing } from '../text.ts'

/** The columns of an import, as messages name them. The fields of members follow, by their names. */
export const IMPORT_COLUMNS = ['Name', 'Email', 'Passout year', 'Batch'] as const
/**
 * The state of a row. `new` becomes a member, `waiting` is approved, and `changed` is a member who gets another year, batch or fact.
 * `known` is a member for whom the file has nothing new, and `shut` was declined or disabled. The last two stay as they are.
 */
export const IMPORT_STATES = ['new', 'waiting', 'changed', 'known', 'shut'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
/** The limit of previewed rows for each state, and of previewed faults. */
export const MOST_PREVIEWED = 50

export const importMessages = {
  csvRequired: sentence('memberImport.csvRequired', 'Choose a file, or paste its rows.'),
  noRows: sentence('memberImport.noRows', 'There is nobody in this file.'),
  tooManyRows: sentence(
    'memberImport.tooManyRows',
    'At most {count} members at once, please. Split the file.',
    { count: limits.importRows },
  ),
  unclearDay: sentence('memberImport.unclearDay', 'Say above whether the day or the month is first here.'),
  noSuchDay: sentence('memberImport.noSuchDay', 'There is no such day.'),
  unclearNumber: sentence(
    'memberImport.unclearNumber',
    'Write this number with a point and without other signs, like 1234.5.',
  ),
  faults: (first: Sentence) =>
    sentence('memberImport.faults', 'Some lines are wrong, so nobody was imported. {first}', { first }),
  yearRule: CLUB_YEAR_RULE,
  tooManyBatches: sentence('batch.tooMany', 'A club has at most {count} batches.', { count: limits.batches }),
  mailGoes: sentence(
    'memberImport.mailGoes',
    'Mail goes out here: invitations are mailed, and nobody else sees their links.',
  ),
  ofOrganiser: sentence(
    'memberImport.ofOrganiser',
    'Whoever runs the site gives an organiser a new password, by npm run member. No admin sees the link of another.',
  ),
  noLink: sentence(
    'memberImport.noLink',
    'Only who is approved gets a link. Approve or enable the account first.',
  ),
} as const

/** The longest head and name of a column, with its number. */
const HEAD = limits.name + 10
const tally = z.number().int()

const fault = z.object({
  line: tally,
  /** Null if the whole line is meant. */
  column: z.string().nullable(),
  /** The place of the cell in its row, from zero. Null if the whole line is meant, or the file has no such cell. */
  place: tally.nullable(),
  ...said.shape,
  /** The shortened content of the cell. Empty if the cell is empty or the whole line is meant. */
  found: z.string(),
})
export type ImportFault = z.infer<typeof fault>

const person = z.object({
  line: tally,
  /** The name of the account, where there is one. */
  name: z.string(),
  /** The name in the file, where it is another. */
  nameInFile: z.string().nullable(),
  email: z.string(),
  passoutYear: z.number().nullable(),
  batch: z.string().nullable(),
  state: z.enum(IMPORT_STATES),
  /** The facts that the file gives. Of a member whom the file changes, only those that become others. */
  facts: z.array(z.object({ name: z.string(), value: z.string(), before: z.string().nullable() })),
  /** The current values of a member whom the file changes. The year and batch above are the new values. */
  before: z.object({ passoutYear: z.number().nullable(), batch: z.string().nullable() }).nullable(),
})
export type ImportPerson = z.infer<typeof person>

export const importPreview = z.object({
  counts: z.object({ new: tally, waiting: tally, changed: tally, known: tally, shut: tally }),
  /** The first rows of each state. */
  people: z.array(person),
  faultCount: tally,
  faults: z.array(fault),
  /** The rows with a fault. The others can be imported without them. */
  wrongRows: tally,
  /** The heads of the file, each with the column that it stands for. Null is not read, and then some of its cells are beside it. */
  heads: z.array(z.object({ head: z.string(), column: z.string().nullable(), samples: z.array(z.string()) })),
  /** The columns that a head can stand for. */
  columns: z.array(z.string()),
  /** The columns with days such as 01/08/2024, of which nothing in the file says whether the day or the month is first. */
  unclearDays: z.array(z.string()),
  /** The sign between the cells of the file. */
  separator: z.string(),
  /** Batches that the import creates. */
  newBatches: z.array(z.string()),
})
export type ImportPreview = z.infer<typeof importPreview>

/** The limit of heads with a chosen column. */
export const MOST_CHOSEN = 100
export const importBody = z.strictObject({
  /** The text of the file, whose first line names the columns. */
  csv: writing(limits.importBytes, importMessages.csvRequired),
  /** Chosen columns of heads, as a preview names both. Null is not read. A head that the file lacks is ignored. */
  columns: z
    .array(z.strictObject({ head: line(HEAD), column: line(HEAD).nullable() }))
    .max(MOST_CHOSEN)
    .optional(),
  /** Whether 01/08/2024 is the first of August, where the file itself does not say. */
  dayFirst: z.boolean().optional(),
})
export type ImportFile = z.input<typeof importBody>

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
  summary:
    'Import members from a CSV file, all or none, or with `onlyGood` the rows without a fault; each new one gets an email with a link to set a password, and members already get the year, the batch and the facts of the file',
  callers: 'admin',
  takesKey: true,
  body: importBody.extend({ onlyGood: z.boolean().optional() }),
  answer: z.object({
    data: z.object({
      created: tally,
      approved: tally,
      /** Members who got another year, batch or fact. */
      updated: tally,
      /** Unchanged members, and how many of them were declined or disabled. */
      left: tally,
      shut: tally,
    }),
  }),
})
export const listWrongRows = endpoint({
  method: 'POST',
  path: '/admin/members/import/wrong-rows',
  summary: 'The rows of a file of members that have a fault, as the file has them, each with what is wrong',
  callers: 'admin',
  body: importBody,
  answer: z.object({
    data: z.object({
      heads: z.array(z.string()),
      rows: z.array(z.object({ cells: z.array(z.string()), faults: z.array(fault) })),
    }),
  }),
})
export const sendPasswordLink = endpoint({
  method: 'POST',
  path: '/admin/members/:id/password-link',
  summary:
    'Mail a member a link to set a password: the invitation again, if they have none yet. Where no mail goes, the answer has the link',
  callers: 'admin',
  params: z.object({ id }),
  notFound: memberAdminMessages.missing,
  answer: z.object({
    /** Null if the link was mailed. */
    data: z.object({ link: z.string(), until: z.string() }).nullable(),
  }),
})

const invitationLink = z.object({ name: z.string(), email: z.string(), link: z.string() })
export type InvitationLink = z.infer<typeof invitationLink>
export const makeInvitationLinks = endpoint({
  method: 'POST',
  path: '/admin/members/invitation-links',
  summary:
    'Where no mail goes: new links for all members who have set no password yet, to be handed out; those before end',
  callers: 'admin',
  answer: z.object({ data: z.array(invitationLink), until: z.string() }),
})
