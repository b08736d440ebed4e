import { memberBlogMessages } from '@callofcode/contract/member-blog/member-blog'
import { sentence } from '@callofcode/contract/sentence'
import { eq } from 'drizzle-orm'
import type { Changed, Sql } from '../../platform/database/database.ts'
import { conflict } from '../../platform/failure.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { members } from '../account/public.ts'
import { blogStore, versionedBlog } from '../blog/public.ts'
import type { Happened } from '../happening/public.ts'
import { saveVersion } from '../version/public.ts'
import { memberBlogStore } from './member-blog-store.ts'
import type { MemberBlogRow } from './member-blog-tables.ts'
import { textOf } from './present-member-blog.ts'

interface Publishing {
  readonly tx: Sql
  readonly changed: Changed
  readonly happened: Happened
  /** The editor who publishes, or null for a scheduled blog. */
  readonly editorId: string | null
  /** Whether it overwrites changes that the published blog got since the edit was begun. */
  readonly replace?: boolean | undefined
}

/**
 * Makes the blog public, or replaces the published text with an edit and keeps its versions. The row must be locked. Throws a 409
 * if the published blog was changed or deleted in the meantime.
 */
export async function publishText(publishing: Publishing, row: MemberBlogRow): Promise<string> {
  const blogId = row.blogId ? await replaceText(publishing, row, row.blogId) : await makeBlog(publishing, row)
  await memberBlogStore.mark(publishing.tx, row.id, {
    blogId,
    state: 'published',
    publishAt: null,
    reason: null,
    basedOn: null,
  })
  publishing.changed('blogs', `blog:${blogId}`)
  return blogId
}

async function makeBlog({ tx, happened }: Publishing, row: MemberBlogRow): Promise<string> {
  const [author] = await tx.select({ name: members.name }).from(members).where(eq(members.id, row.authorId))
  const made = await blogStore.create(tx, {
    ...textOf(row),
    author: author?.name ?? '',
    authorId: row.authorId,
  })
  await happened(tx, 'blog.published', { ...made, authorId: row.authorId })
  return made.id
}

async function replaceText({ tx, editorId, replace }: Publishing, row: MemberBlogRow, blogId: string) {
  const item = await versionedBlog.get(tx, blogId, 'for update')
  if (!item || item.removedAt)
    throw conflict(
      sentence('memberBlog.publishedBlogDeletedRestore', 'The published blog was deleted. Restore it first.'),
    )
  if (item.version !== row.basedOn && !replace) throw conflict(memberBlogMessages.replaced)
  const content = { ...textOf(row), author: item.content.author }
  await saveVersion(tx, versionedBlog, blogId, item, { action: 'edited', content, editorId })
  return blogId
}

/** The job that publishes a blog at its time. */
export const PUBLISH_JOB = 'blog-publish'
const JOB_TRIES = 25

/** Schedules it in the caller's transaction. The job survives a restart and runs late if necessary. */
export async function planPublishing(tx: Sql, id: string, at: Date) {
  await addJob(tx, PUBLISH_JOB, { id }, { tries: JOB_TRIES, at })
}
