import { isOrganiser } from '@callofcode/contract/task'
import { type AnyColumn, type SQL, sql as statement } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type Caller, isModerator } from '../../../platform/http/caller.ts'
import { moderates, organises } from '../../account/public.ts'
import { isInGroup } from '../../group/public.ts'

// Who may read which category is decided here and nowhere else. The fixed categories have no row and are read by all.

/** Somebody who reads, as SQL. `id` is null for a visitor. */
interface Reader {
  readonly id: SQL
  readonly moderates: SQL
  readonly organises: SQL
}

/** Matches if the reader may read the category `c`. Moderators read all, so that they can moderate. */
const reads = ({ id, moderates, organises }: Reader): SQL => statement`(${moderates} or case c.readers
  when 'everyone' then true
  when 'members' then ${id} is not null
  when 'organisers' then ${organises}
  when 'batches' then exists (
    select from forum_category_batches b join members reading on reading.batch_id = b.batch_id
    where b.category_id = c.id and b.may = 'read' and reading.id = ${id})
  when 'groups' then exists (
    select from forum_category_groups g
    where g.category_id = c.id and g.may = 'read' and ${isInGroup(id, statement`g.group_id`)})
  else false end)`

const hidden = (reader: Reader): SQL =>
  statement`(select c.name from forum_categories c where not ${reads(reader)})`

const ofCaller = (caller: Caller | null): Reader => ({
  id: caller ? statement`${caller.id}::uuid` : statement`null::uuid`,
  moderates: caller && isModerator(caller) ? statement`true` : statement`false`,
  organises: caller && isOrganiser(caller) ? statement`true` : statement`false`,
})

/** The names of the categories that the caller may not read, for `category not in …`. Null is a visitor. */
export const hiddenFrom = (caller: Caller | null): SQL => hidden(ofCaller(caller))

/** The same for a prepared statement. `readerValues` gives its values. */
export const HIDDEN = hidden({
  id: statement`${statement.placeholder('reader')}::uuid`,
  moderates: statement`${statement.placeholder('moderates')}::boolean`,
  organises: statement`${statement.placeholder('organises')}::boolean`,
})
export const readerValues = (caller: Caller | null) => ({
  reader: caller?.id ?? null,
  moderates: caller !== null && isModerator(caller),
  organises: caller !== null && isOrganiser(caller),
})

const SOME_DIFFER = statement`exists (select from forum_categories where readers <> 'everyone')`

/** Matches if the caller may not read the thread with this id. It reads no thread while everybody reads every category. */
export const hidesThread = (caller: Caller | null, threadId: SQL | AnyColumn | string): SQL<boolean> =>
  hides(hiddenFrom(caller), statement`${threadId}`)

const hides = (names: SQL, threadId: SQL) => statement<boolean>`(${SOME_DIFFER} and exists (
  select from forum_threads hidden where hidden.id = ${threadId} and hidden.category in ${names}))`

const ofText = (id: string, moderates: string, organises: string): Reader => ({
  id: statement.raw(`${id}::uuid`),
  moderates: statement.raw(`${moderates}::boolean`),
  organises: statement.raw(`${organises}::boolean`),
})
const textOf = (fragment: SQL) => new PgDialect().sqlToQuery(fragment).sql

/** `hiddenFrom` for a statement in text, with the places of the values of `readerList`, such as `$1`. */
export const hiddenText = (...places: [id: string, moderates: string, organises: string]): string =>
  textOf(hidden(ofText(...places)))

/** `hidesThread` for a statement in text. */
export const hidesThreadText = (
  threadId: string,
  ...places: [id: string, moderates: string, organises: string]
): string => textOf(hides(hidden(ofText(...places)), statement.raw(threadId)))

/** The caller as values of a statement in text: the id, whether they moderate, and whether they organise. */
export const readerList = (caller: Caller | null) => Object.values(readerValues(caller))

/** Matches if the member of a row may read the thread, for those who are told of it. */
export const readsThread = (memberId: SQL, threadId: string): SQL => statement`(
  not exists (select from forum_threads t join forum_categories c on c.name = t.category
    where t.id = ${threadId} and c.readers <> 'everyone')
  or exists (select from forum_threads t join forum_categories c on c.name = t.category
    join members reader on reader.id = ${memberId}
    where t.id = ${threadId} and ${reads({
      id: statement`reader.id`,
      moderates: moderates(statement`reader.role`, statement`reader.id`),
      organises: organises(statement`reader.role`, statement`reader.id`),
    })}))`
