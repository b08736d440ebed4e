import type { ImportPerson, ImportState } from '@callofcode/contract/member-import/member-import'
import type { Changed, Sql } from '../../platform/database/database.ts'
import {
  type ActorCall,
  accountMails,
  auditStore,
  memberCountChanged,
  resetTokenStore,
} from '../account/public.ts'
import { batchStore } from '../batch/public.ts'
import type { StoredField } from '../member-fact/public.ts'
import type { ImportDependencies } from './import-routes.ts'
import { type Imported, importStore } from './import-store.ts'
import { journalStore } from './journal-store.ts'
import type { ImportRow } from './read-csv.ts'

/** The states of rows that change nothing. No batch is created for them. */
const STAYS: readonly ImportState[] = ['known', 'shut']
export const batchNames = (people: readonly ImportPerson[]) => [
  ...new Set(people.flatMap(({ batch, state }) => (batch === null || STAYS.includes(state) ? [] : [batch]))),
]

interface Context extends ActorCall {
  readonly tx: Sql
  readonly changed: Changed
  readonly fields: readonly StoredField[]
}

/** The number of members that one statement creates and mails. A statement has a time limit. */
const PART = 500

export async function importAll(
  dependencies: ImportDependencies,
  context: Context,
  rows: readonly ImportRow[],
) {
  const { tx, changed, fields } = context
  const people = await importStore.lookAt(tx, rows, fields)
  const shut = people.filter(({ state }) => state === 'shut').length
  const batches = await batchStore.createMissing(tx, batchNames(people))
  const made = { created: 0, approved: 0, updated: 0 }
  const id = await journalStore.begin(tx, context.caller.id)
  for (let at = 0; at < rows.length; at += PART) {
    const part = await importPart(dependencies, context, rows.slice(at, at + PART))
    const { created, approved, updated } = part
    await journalStore.note(tx, id, part.changes)
    made.created += created
    made.approved += approved
    made.updated += updated
  }
  await journalStore.end(tx, id, { ...made, batches: batches.map(({ _id }) => _id) })
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
  const given = await importStore.giveFacts(tx, rows)
  const told = [...given.keys()].filter((id) => !fresh.has(id))
  if (all.length + updated.length + told.length > 0)
    await auditStore.recordEach(tx, context, [
      ...told.map((target) => ({ action: 'member.facts', target })),
      ...updated.flatMap(({ id: target, yearAfter, batchAfter }) => [
        ...(yearAfter === null ? [] : [{ action: 'member.year', target }]),
        ...(batchAfter === null ? [] : [{ action: 'member.batch', target }]),
      ]),
      ...approved.map(({ id: target }) => ({ action: 'signup.approve', target })),
      ...created.map(({ id: target }) => ({ action: 'member.import', target })),
    ])
  if (all.length > 0) await tell(dependencies, tx, all)
  const places = new Map(updated.map((one) => [one.id, one]))
  const others = new Set([...updated.map(({ id }) => id), ...told])
  const changes = [
    ...created.map(({ id }) => ({ ...NOTHING, memberId: id, isNew: true })),
    ...[...others].map((memberId) => ({
      ...(places.get(memberId) ?? NOTHING),
      memberId,
      isNew: false,
      facts: given.get(memberId) ?? [],
    })),
  ]
  return { created: created.length, approved: approved.length, updated: others.size, changes }
}

const NOTHING = { yearBefore: null, yearAfter: null, batchBefore: null, batchAfter: null, facts: [] }

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
