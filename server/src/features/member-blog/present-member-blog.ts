import {
  type MemberBlogEntry,
  type MemberBlogPage,
  type MemberBlogText,
  memberBlogMessages,
} from '@callofcode/contract/member-blog/member-blog'
import type { Sql } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { presentPageLink } from '../account/public.ts'
import { coAuthorStore } from './co-author-store.ts'
import { commentStore } from './comment-store.ts'
import { isAuthor, isEditorOf, mayEdit, mayRead } from './member-blog-policy.ts'
import { memberBlogStore } from './member-blog-store.ts'
import type { MemberBlogRow } from './member-blog-tables.ts'

const LETTERS_PER_MINUTE = 1_200

type Listed = Omit<MemberBlogRow, 'content'> & { author: string; slug: string | null; letters: number }

export const presentEntry = (row: Listed): MemberBlogEntry => ({
  _id: row.id,
  title: row.title,
  state: row.state,
  author: row.author,
  changedAt: row.updatedAt.toISOString(),
  submittedAt: row.submittedAt?.toISOString() ?? null,
  publishAt: row.publishAt?.toISOString() ?? null,
  slug: row.slug,
  readMinutes: Math.max(1, Math.ceil(row.letters / LETTERS_PER_MINUTE)),
})

/** Reads the page of a blog for the caller with five statements. Throws 404 if they may not read it. */
export async function readMemberBlog(
  sql: Sql,
  caller: Caller,
  id: string,
  timeZone: string,
): Promise<MemberBlogPage> {
  const row = await memberBlogStore.get(sql, id)
  if (!row || !mayRead(caller, row)) throw missing(memberBlogMessages.missing)
  // The reads are sequential, because a call with a key has one connection.
  const comments = await commentStore.list(sql, id)
  const { sentIn, changedBy } = await memberBlogStore.texts(sql, row)
  const coAuthors = await coAuthorStore.list(sql, id)
  const { html } = await renderMarkdown(row.content, { owner: row.authorId })
  return {
    ...presentEntry(row),
    ...textOf(row),
    authorPage: presentPageLink(row.authorPage),
    html,
    version: row.version,
    reason: row.reason,
    timeZone,
    isCoAuthor: row.coAuthors.includes(caller.id),
    isInvited: row.invited.includes(caller.id),
    changedBy,
    coAuthors: coAuthors.map(({ id: _id, name, page, accepted }) => ({
      _id,
      name,
      accepted,
      page: presentPageLink(page),
      isYou: _id === caller.id,
    })),
    isAuthor: isAuthor(caller, row),
    isEditor: isEditorOf(caller, row),
    mayEdit: mayEdit(caller, row),
    comments: comments.map(({ comment, by }) => ({
      _id: comment.id,
      by,
      at: comment.createdAt.toISOString(),
      text: comment.text,
      line: comment.line,
      passage: comment.passage,
      done: comment.doneAt !== null,
    })),
    sentIn: sentIn
      ? { ...textOf(sentIn), editor: sentIn.editor, editedAt: sentIn.editedAt.toISOString() }
      : null,
    published: row.published && row.state !== 'published' ? textOf(row.published) : null,
  }
}

export const textOf = ({ title, category, tags, content }: MemberBlogText): MemberBlogText => ({
  title,
  category,
  tags,
  content,
})
