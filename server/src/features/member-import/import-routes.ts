import {
  IMPORT_STATES,
  type ImportPerson,
  type ImportState,
  importMembers,
  importMessages,
  MOST_PREVIEWED,
  previewMemberImport,
} from '@callofcode/contract/member-import/member-import'
import { sentence } from '@callofcode/contract/sentence'
import { type Changed, type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { badInput } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import {
  type ActorCall,
  accountMails,
  auditStore,
  type Budgets,
  memberCountChanged,
  resetTokenStore,
} from '../account/public.ts'
import { batchStore } from '../batch/public.ts'
import type { Club } from '../club/public.ts'
import type { Happened } from '../happening/public.ts'
import { fieldStore, type StoredField } from '../member-fact/public.ts'
import { type Imported, importStore } from './import-store.ts'
import { invitationLinksRoute } from './invitation-links-route.ts'
import { passwordLinkRoute } from './password-link-route.ts'
import { type ImportRow, type ReadFile, readMembersCsv } from './read-csv.ts'

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

  api.serve(previewMemberImport, async ({ body }) => {
    const fields = await fieldStore.all(database.sql)
    const { rows, faults, ignored } = readMembersCsv(body.csv, fields)
    const people = await importStore.lookAt(database.sql, rows, fields)
    const newBatches = await importStore.unknownBatches(database.sql, batchNames(people))
    return {
      data: {
        ...peopleOf(people),
        ignored: [...ignored],
        newBatches: newBatches.slice(0, MOST_PREVIEWED),
        faultCount: faults.length,
        faults: faults.slice(0, MOST_PREVIEWED).map(({ said, ...place }) => ({ ...place, ...said.said })),
      },
    }
  })

  api.serve(importMembers, async ({ body, caller, request, database: joined }) => {
    const data = await write(joined, async (tx, changed) => {
      const fields = await fieldStore.held(tx)
      const rows = rowsOf(readMembersCsv(body.csv, fields))
      return importAll(dependencies, { tx, changed, caller, request, fields }, rows)
    })
    return { data, message: sentence('memberImport.membersImported', 'Members imported') }
  })
}

function rowsOf({ rows, faults: [first, ...more] }: ReadFile): readonly ImportRow[] {
  if (!first) return rows
  const { line, column, said: fault } = first
  const said = importMessages.faults(
    column
      ? sentence('memberImport.cell', 'Line {line}, {column}: {fault}', { line, column, fault })
      : sentence('curriculumEditor.line', 'Line {line}: {fault}', { line, fault }),
  )
  throw badInput({
    csv:
      more.length > 0
        ? sentence('memberImport.andMore', '{said} And {more} more.', { said, more: more.length })
        : said,
  })
}

/** The states of rows that change nothing. No batch is created for them. */
const STAYS: readonly ImportState[] = ['known', 'shut']
const batchNames = (people: readonly ImportPerson[]) => [
  ...new Set(people.flatMap(({ batch, state }) => (batch === null || STAYS.includes(state) ? [] : [batch]))),
]

function peopleOf(people: readonly ImportPerson[]) {
  const of = (state: ImportState) => people.filter((one) => one.state === state)
  const counts = Object.fromEntries(IMPORT_STATES.map((state) => [state, of(state).length]))
  return {
    counts: counts as Record<ImportState, number>,
    people: IMPORT_STATES.flatMap((state) => of(state).slice(0, MOST_PREVIEWED)),
  }
}

interface Context extends ActorCall {
  readonly tx: Sql
  readonly changed: Changed
  readonly fields: readonly StoredField[]
}

/** The number of members that one statement creates and mails. A statement has a time limit. */
const PART = 500

async function importAll(dependencies: ImportDependencies, context: Context, rows: readonly ImportRow[]) {
  const { tx, changed, fields } = context
  const people = await importStore.lookAt(tx, rows, fields)
  const shut = people.filter(({ state }) => state === 'shut').length
  const batches = await batchStore.createMissing(tx, batchNames(people))
  const made = { created: 0, approved: 0, updated: 0 }
  for (let at = 0; at < rows.length; at += PART) {
    const { created, approved, updated } = await importPart(dependencies, context, rows.slice(at, at + PART))
    made.created += created
    made.approved += approved
    made.updated += updated
  }
  const all = made.created + made.approved
  if (all > 0) await memberCountChanged(tx)
  if (all + made.updated > 0) {
    // Posts that mention a new member change, and pages of members show their year.
    changed('authors')
    await auditStore.recordEach(tx, context, [
      ...(all > 0 ? [{ action: 'import.members', target: countWords(all) }] : []),
      ...(made.updated > 0 ? [{ action: 'import.update', target: countWords(made.updated) }] : []),
      ...batches.map(({ _id: target }) => ({ action: 'batch.create', target })),
    ])
  }
  return { ...made, left: rows.length - all - made.updated, shut }
}

const countWords = (count: number) => (count === 1 ? '1 member' : `${count} members`)

async function importPart(dependencies: ImportDependencies, context: Context, rows: readonly ImportRow[]) {
  const { tx, caller } = context
  // Existing members come first. Members that this import creates already have the year and batch of the file.
  const updated = await importStore.update(tx, rows)
  // Pending members come before new ones. A signup that arrives in between is detected by the insert.
  const approved = await importStore.approve(tx, rows, caller.id)
  await importStore.lockHandles(tx)
  const created = await importStore.create(tx, rows, caller.id)
  const all = [...approved, ...created]
  const fresh = new Set(all.map(({ id }) => id))
  const told = (await importStore.giveFacts(tx, rows)).filter((id) => !fresh.has(id))
  if (all.length + updated.length + told.length > 0)
    await auditStore.recordEach(tx, context, [
      ...told.map((target) => ({ action: 'member.facts', target })),
      ...updated.flatMap(({ id: target, hasYear, hasBatch }) => [
        ...(hasYear ? [{ action: 'member.year', target }] : []),
        ...(hasBatch ? [{ action: 'member.batch', target }] : []),
      ]),
      ...approved.map(({ id: target }) => ({ action: 'signup.approve', target })),
      ...created.map(({ id: target }) => ({ action: 'member.import', target })),
    ])
  if (all.length > 0) await tell(dependencies, tx, all)
  const others = new Set([...updated.map(({ id }) => id), ...told])
  return { created: created.length, approved: approved.length, updated: others.size }
}

async function tell(
  { mailer, publicUrl, env, happened }: ImportDependencies,
  tx: Sql,
  all: readonly Imported[],
) {
  const seconds = env.INVITATION_SECONDS
  const invited = all.filter(({ isInvited }) => isInvited)
  const ids = invited.map(({ id }) => id)
  const tokens = await resetTokenStore.createAll(tx, ids, seconds)
  await mailer.queueAll(tx, [
    ...invited.map((to, at) => accountMails.invitation(to, publicUrl, tokens[at] ?? '', seconds)),
    ...all.filter(({ isInvited }) => !isInvited).map((to) => accountMails.approved(to, publicUrl)),
  ])
  await happened(tx, 'member.approved', { members: all })
}
