import { memberBlogMessages } from '@callofcode/contract/member-blog/member-blog'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import { holds } from '@callofcode/contract/task'
import { conflict, missing } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { PeopledRow } from './member-blog-store.ts'
import type { MemberBlogRow } from './member-blog-tables.ts'

type Reader = Caller
type Read = Pick<PeopledRow, 'authorId' | 'state' | 'submittedAt' | 'coAuthors' | 'invited'>

/** The states in which its author writes: before it is sent in, when changes are requested, and after it was declined. */
const WRITTEN: readonly MemberBlogRow['state'][] = ['draft', 'changes', 'declined']
/** The states in which editors change it: from then on until it is published. */
const REVIEWED: readonly MemberBlogRow['state'][] = ['submitted', 'accepted', 'scheduled']

export const isAuthor = (caller: Pick<Caller, 'id'>, { authorId }: Pick<Read, 'authorId'>) =>
  caller.id === authorId

/** Returns whether the caller is its author or a co-author. */
export const isWriter = (caller: Pick<Caller, 'id'>, row: Pick<Read, 'authorId' | 'coAuthors'>) =>
  isAuthor(caller, row) || row.coAuthors.includes(caller.id)

/** Returns whether the caller edits the blog. Editors see nothing that was never sent in or was withdrawn. */
export const isEditorOf = (caller: Reader, { state, submittedAt }: Read) =>
  holds(caller, 'content') && submittedAt !== null && state !== 'draft'

/** Returns whether the caller may read the blog. Invited members may read it before they answer. */
export const mayRead = (caller: Reader, row: Read) =>
  isWriter(caller, row) || row.invited.includes(caller.id) || isEditorOf(caller, row)

export const mayEdit = (caller: Reader, row: Read) =>
  (isWriter(caller, row) && WRITTEN.includes(row.state)) ||
  (isEditorOf(caller, row) && REVIEWED.includes(row.state))

/** Throws a 404 if the caller may not read the blog. */
export function ensureReader<Row extends Read>(caller: Reader, row: Row | undefined): Row {
  if (!row || !mayRead(caller, row)) throw missing(memberBlogMessages.missing)
  return row
}

export function ensureAuthor<Row extends Read>(caller: Reader, row: Row | undefined): Row {
  if (!row || !isAuthor(caller, row)) throw missing(memberBlogMessages.missing)
  return row
}

/**
 * Throws a 404 unless the caller edits the blog. A blog that was never sent in does not exist for editors, even for its own
 * author.
 */
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

/** Throws a 409 that names the present state, as somebody else may have acted first. */
export function ensureState({ state }: Pick<Read, 'state'>, ...allowed: readonly MemberBlogRow['state'][]) {
  if (!allowed.includes(state))
    throw conflict(sentence('memberBlog.blogNow', 'This blog is {state} now.', { state: WORDS[state] }))
}
