import type { MemberBlogText } from '@callofcode/contract/member-blog/member-blog'
import { and, desc, eq, getTableColumns, lt, ne, or, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { members, pageLinkColumns } from '../account/public.ts'
import { blogs } from '../blog/public.ts'
import { type MemberBlogRow, memberBlogs, memberBlogVersions } from './member-blog-tables.ts'

const PAGE = 30
/** The number of saved versions of a blog, besides the version that was sent in. */
const VERSIONS = 50
/** The most unpublished blogs of one member. */
export const MOST_UNPUBLISHED = 100

/** The ids of co-authors or of invited members. */
const withIds = (which: string) =>
  raw<string[]>`array(select a.member_id::text from member_blog_authors a
    where a.member_blog_id = member_blogs.id and a.accepted_at is ${raw.raw(which)} order by a.accepted_at, a.id)`
export const people = { coAuthors: withIds('not null'), invited: withIds('null') }
/** A blog with the people that may act on it. */
export type PeopledRow = MemberBlogRow & { readonly coAuthors: string[]; readonly invited: string[] }

const { content: _, ...listed } = getTableColumns(memberBlogs)
const shown = {
  author: members.name,
  slug: blogs.slug,
  /** The length of the text, as lists do not read all of it. */
  letters: raw<number>`length(${memberBlogs.content})`,
  place: exactTime(memberBlogs.updatedAt),
}
export const listedColumns = { ...listed, ...shown }

export const memberBlogStore = {
  /** Returns a page of the blogs that a member writes, last changed first. */
  async listOwn(sql: Sql, memberId: string, after: ExactPlace | undefined) {
    const rows = await sql
      .select(listedColumns)
      .from(memberBlogs)
      .innerJoin(members, eq(members.id, memberBlogs.authorId))
      .leftJoin(blogs, eq(blogs.id, memberBlogs.blogId))
      .where(
        and(
          raw`${memberBlogs.id} = any (array(
            select id from member_blogs where author_id = ${memberId}
            union all select member_blog_id from member_blog_authors where member_id = ${memberId}))`,
          after && raw`(${memberBlogs.updatedAt}, ${memberBlogs.id}) < ${placeValues(after)}`,
        ),
      )
      .orderBy(desc(memberBlogs.updatedAt), desc(memberBlogs.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.place, last.id]
    return { rows: page, next }
  },

  async get(sql: Sql, id: string) {
    const [row] = await sql
      .select({
        ...getTableColumns(memberBlogs),
        ...shown,
        ...people,
        authorPage: pageLinkColumns,
        published: {
          title: blogs.title,
          category: blogs.category,
          tags: blogs.tags,
          content: blogs.content,
        },
      })
      .from(memberBlogs)
      .innerJoin(members, eq(members.id, memberBlogs.authorId))
      .leftJoin(blogs, eq(blogs.id, memberBlogs.blogId))
      .where(eq(memberBlogs.id, id))
    return row
  },

  /** Locks the row until the transaction ends. Of two actions at the same time, the second sees the result of the first. */
  async getForUpdate(tx: Sql, id: string): Promise<PeopledRow | undefined> {
    const [row] = await tx
      .select({ ...getTableColumns(memberBlogs), ...people })
      .from(memberBlogs)
      .where(eq(memberBlogs.id, id))
      .for('update')
    return row
  },

  countUnpublished: (sql: Sql, memberId: string): Promise<number> =>
    sql.$count(memberBlogs, and(eq(memberBlogs.authorId, memberId), ne(memberBlogs.state, 'published'))),

  async create(tx: Sql, authorId: string, given: MemberBlogText): Promise<string> {
    const [row] = await tx
      .insert(memberBlogs)
      .values({ ...given, authorId })
      .returning()
    if (!row) throw new Error('no blog was begun')
    await keep(tx, row, authorId)
    return row.id
  },

  /** Stores a changed text as the next version. */
  async save(tx: Sql, id: string, given: Partial<MemberBlogText>, editorId: string) {
    const [row] = await tx
      .update(memberBlogs)
      .set({ ...given, version: raw`${memberBlogs.version} + 1`, updatedAt: new Date() })
      .where(eq(memberBlogs.id, id))
      .returning()
    if (row) await keep(tx, row, editorId)
  },

  async mark(tx: Sql, id: string, marks: Partial<MemberBlogRow>) {
    await tx
      .update(memberBlogs)
      .set({ ...marks, updatedAt: new Date() })
      .where(eq(memberBlogs.id, id))
  },

  async remove(tx: Sql, id: string) {
    await tx.delete(memberBlogs).where(eq(memberBlogs.id, id))
  },

  /** Returns who saved the present text. It also returns the submitted text if somebody who is not an author changed it since. */
  async texts(sql: Sql, { id, submittedVersion, version, authorId, coAuthors }: PeopledRow) {
    const of = (number: number) =>
      and(eq(memberBlogVersions.memberBlogId, id), eq(memberBlogVersions.number, number))
    const rows = await sql
      .select({ ...getTableColumns(memberBlogVersions), editor: members.name })
      .from(memberBlogVersions)
      .leftJoin(members, eq(members.id, memberBlogVersions.editorId))
      .where(or(of(submittedVersion ?? version), of(version)))
    const sent = rows.find(({ number }) => number === submittedVersion)
    const now = rows.find(({ number }) => number === version)
    const changedBy = now?.editor ?? null
    const isOwn = [authorId, ...coAuthors].includes(now?.editorId ?? '')
    if (!sent || !now || isOwn || submittedVersion === version) return { changedBy, sentIn: undefined }
    return { changedBy, sentIn: { ...sent, editor: now.editor, editedAt: now.createdAt } }
  },
}

async function keep(tx: Sql, row: MemberBlogRow, editorId: string) {
  const { id: memberBlogId, version: number, title, category, tags, content } = row
  await tx
    .insert(memberBlogVersions)
    .values({ memberBlogId, number, title, category, tags, content, editorId })
  await tx
    .delete(memberBlogVersions)
    .where(
      and(
        eq(memberBlogVersions.memberBlogId, memberBlogId),
        lt(memberBlogVersions.number, number - VERSIONS),
        ne(memberBlogVersions.number, row.submittedVersion ?? 0),
      ),
    )
}
