import { memberBlogMessages } from '@callofcode/contract/member-blog/member-blog'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import { holds } from '@callofcode/contract/task'
import { conflict, missing } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { PeopledRow } from './member-blog-store.ts'
import type { MemberBlogRow } from './member-blog-tables.ts'

type Reader = Caller
type Read = Pick<PeopledRow, 'authorId' | 'state' | 'submittedAt' | 'coAuthors' | 'invited'>

/** Its author writes until it is sent in, and again when changes are asked for or it was declined. */
const WRITTEN: readonly MemberBlogRow['state'][] = ['draft', 'changes', 'declined']
/** Editors change it from then on, until it is published. */
const REVIEWED: readonly MemberBlogRow['state'][] = ['submitted', 'accepted', 'scheduled']

export const isAuthor = (caller: Pick<Caller, 'id'>, { authorId }: Pick<Read, 'authorId'>) =>
  caller.id === authorId

/** Its author, and whoever writes it too. */
export const isWriter = (caller: Pick<Caller, 'id'>, row: Pick<Read, 'authorId' | 'coAuthors'>) =>
  isAuthor(caller, row) || row.coAuthors.includes(caller.id)

/** Editors see nothing that was never sent in, or was taken back. */
export const isEditorOf = (caller: Reader, { state, submittedAt }: Read) =>
  holds(caller, 'content') && submittedAt !== null && state !== 'draft'

/** Who is invited looks at it before they answer. */
export const mayRead = (caller: Reader, row: Read) =>
  isWriter(caller, row) || row.invited.includes(caller.id) || isEditorOf(caller, row)

export const mayEdit = (caller: Reader, row: Read) =>
  (isWriter(caller, row) && WRITTEN.includes(row.state)) ||
  (isEditorOf(caller, row) && REVIEWED.includes(row.state))

/** Throws a 404 for what the caller may not know of. */
export function ensureReader<Row extends Read>(caller: Reader, row: Row | undefined): Row {
  if (!row || !mayRead(caller, row)) throw missing(memberBlogMessages.missing)
  return row
}

export function ensureAuthor<Row extends Read>(caller: Reader, row: Row | undefined): Row {
  if (!row || !isAuthor(caller, row)) throw missing(memberBlogMessages.missing)
  return row
}

/** For what editors do: what was never sent in does not exist for them, though they may have written it. */
export function ensureEditor<Row extends Read>(caller: Reader, row: Row | undefined): Row {
  if (!row || !isEditorOf(caller, row)) throw missing(memberBlogMessages.missing)
  return row
}

const WORDS: Readonly<Record<MemberBlogRow['state'], Sentence>> = {
  draft: sentence('memberBlog.draft', 'a draft'),
  submitted: sentence('memberBlog.waitingReview', 'waiting for review'),
  changes: sentence('memberBlog.authorWhoAskedChanges', 'with its author, who was asked for changes'),
  accepted: sentence('memberBlog.accepted', 'accepted'),
  scheduled: sentence('memberBlog.scheduled', 'scheduled'),
  published: sentence('memberBlog.isPublished', 'published'),
  declined: sentence('memberBlog.declined', 'declined'),
}

/** Throws a 409 that says where it stands now: somebody else may have acted first. */
export function ensureState({ state }: Pick<Read, 'state'>, ...allowed: readonly MemberBlogRow['state'][]) {
  if (!allowed.includes(state))
    throw conflict(sentence('memberBlog.blogNow', 'This blog is {state} now.', { state: WORDS[state] }))
}
