import { randomBytes } from 'node:crypto'
import type { blogBody, listBlogs } from '@callofcode/contract/blog/blog'
import type { QueryOf } from '@callofcode/contract/endpoint'
import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql as statement } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { badAfter, containing, following, holdsWords } from '../../platform/http/part-of-list.ts'
import { members, type PageLinkRow, pageLinkColumns } from '../account/public.ts'
import { excerptOf } from '../search/public.ts'
import { type BlogRow, blogs } from './blog-tables.ts'

const LONGEST = 80

/**
 * Returns a title as part of an address: lower case, no accents, one `-` in place of all other characters. Combining marks that
 * belong to a script, as in Devanagari, stay.
 */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const cut = [...plain.replace(/^-/, '')].slice(0, LONGEST).join('')
  return cut.replace(/-$/, '') || 'blog'
}

/** A limit above any number of blogs. */
const ALL = 2 ** 31

type NewBlog = z.output<typeof blogBody> & { authorId: string }
/** A blog, and the member whose name is its byline. */
export type SignedBlog = BlogRow & { member: PageLinkRow | null }

/** `excerpt` is empty unless it was asked for. */
export type ListedBlog = SignedBlog & { readonly excerpt: string }

export const blogStore = {
  /** Returns blogs, newest first. With a limit it returns one more if there is one. Texts are read only on request. */
  async list(
    sql: Sql,
    { limit, after, fields, ...search }: QueryOf<typeof listBlogs>,
  ): Promise<ListedBlog[]> {
    const which = and(found(search), following(blogs, after))
    const rows = await newestFirst(sql, which, fields).limit(limit === undefined ? ALL : limit + 1)
    if (after !== undefined && rows.length === 0 && !(await this.get(sql, after))) throw badAfter()
    return rows
  },

  /** Returns at most `most` blogs, newest first. */
  newest: (sql: Sql, most: number): Promise<SignedBlog[]> => newestFirst(sql).limit(most),

  async get(sql: Sql, id: string): Promise<SignedBlog | undefined> {
    const [row] = await present(sql, eq(blogs.id, id))
    return row
  },

  async getBySlug(sql: Sql, slug: string): Promise<SignedBlog | undefined> {
    const [row] = await present(sql, eq(blogs.slug, slug))
    return row
  },

  /** Creates a blog. When the slug is taken, the new one gets a random suffix. */
  async create(sql: Sql, { category = '', ...given }: NewBlog): Promise<SignedBlog> {
    const plain = slugOf(given.title)
    for (const slug of [plain, `${plain}-${randomBytes(4).toString('hex')}`]) {
      const values = { ...given, category, slug }
      const [row] = await sql
        .insert(blogs)
        .values(values)
        .onConflictDoNothing({ target: blogs.slug })
        .returning({ id: blogs.id })
      const made = row && (await this.get(sql, row.id))
      if (made) return made
    }
    throw new Error('no free slug was found')
  },
}

type Search = Pick<QueryOf<typeof listBlogs>, 'q' | 'tag' | 'category'>

function found({ q, tag, category }: Search): SQL | undefined {
  const foundBy = statement.raw('blogs.found_by')
  return and(
    holdsWords(foundBy, q),
    // The index finds the line, and the comparison checks the tag.
    tag
      ? statement`${foundBy} like lower(${containing(`\n${tag}\n`)})
          and exists (select from unnest(${blogs.tags}) one where lower(one) = lower(${tag}))`
      : undefined,
    category ? statement`lower(${blogs.category}) = lower(${category})` : undefined,
  )
}

/** Selects blogs with their member. An admin may publish under another name, which is then no member's byline. */
const present = (sql: Sql, which?: SQL, fields?: readonly string[]) =>
  sql
    .select({
      ...getTableColumns(blogs),
      content: statement<string>`${fields && !fields.includes('content') ? statement`''` : blogs.content}`,
      excerpt: excerptOf('blog', blogs, fields),
      member: pageLinkColumns,
    })
    .from(blogs)
    .leftJoin(members, and(eq(members.id, blogs.authorId), eq(members.name, blogs.author)))
    .where(and(which, isNull(blogs.removedAt)))

const newestFirst = (sql: Sql, which?: SQL, fields?: readonly string[]) =>
  present(sql, which, fields).orderBy(desc(blogs.createdAt), asc(blogs.id))
