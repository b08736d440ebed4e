import { z } from 'zod'
import { CLUB_YEAR_RULE } from '../club-years.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { memberAdminMessages } from '../member/member-admin.ts'
import { said } from '../said.ts'
import { type Sentence, sentence } from '../sentence.ts'
import { id, writing } from '../text.ts'

/** The columns that are read, as messages name them. */
export const IMPORT_COLUMNS = ['Name', 'Email', 'Passout year', 'Batch'] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]
/**
 * What happens to a row: `new` becomes a member, `waiting` is approved, `changed` is a member already who gets another year or
 * batch, `known` is one of whom the file says nothing else, and `shut` was declined or disabled. The last two stay as they are.
 */
export const IMPORT_STATES = ['new', 'waiting', 'changed', 'known', 'shut'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
/** Of each state, and of what is wrong, the preview names this many. */
export const MOST_PREVIEWED = 50

export const importMessages = {
  csvRequired: sentence('memberImport.csvRequired', 'Choose a file, or paste its rows.'),
  noRows: sentence('memberImport.noRows', 'There is nobody in this file.'),
  tooManyRows: sentence(
    'memberImport.tooManyRows',
    'At most {count} members at once, please. Split the file.',
    { count: limits.importRows },
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

const tally = z.number().int()

const fault = z.object({
  line: tally,
  /** Null where the whole line is meant. */
  column: z.enum(IMPORT_COLUMNS).nullable(),
  ...said.shape,
  /** What stands there, shortened; empty where nothing does or the whole line is meant. */
  found: z.string(),
})
export type ImportFault = z.infer<typeof fault>

const person = z.object({
  line: tally,
  name: z.string(),
  email: z.string(),
  passoutYear: z.number().nullable(),
  batch: z.string().nullable(),
  state: z.enum(IMPORT_STATES),
  /** What a member has whom the file changes: the year and batch above are those that they will have. */
  before: z.object({ passoutYear: z.number().nullable(), batch: z.string().nullable() }).nullable(),
})
export type ImportPerson = z.infer<typeof person>

export const importPreview = z.object({
  counts: z.object({ new: tally, waiting: tally, changed: tally, known: tally, shut: tally }),
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
  summary:
    'Import members from a CSV file, all or none; each new one gets an email with a link to set a password, and members already get the year and batch of the file',
  callers: 'admin',
  takesKey: true,
  body: importBody,
  answer: z.object({
    data: z.object({
      created: tally,
      approved: tally,
      /** Got another year or batch. */
      updated: tally,
      /** Were left as they are, and how many of them because they were declined or disabled. */
      left: tally,
      shut: tally,
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
    /** Null where it was mailed. */
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
