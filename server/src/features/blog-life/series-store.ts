import { randomBytes } from 'node:crypto'
import type { OwnSeries } from '@callofcode/contract/blog-life/blog-life'
import { movedParts } from '@callofcode/contract/member/duplicate'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { moved, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'
import { slugOf } from '../blog/public.ts'

export const MOST_SERIES = 50

interface Given {
  readonly title: string
  readonly description: string
  readonly blogs: readonly string[]
}

interface Head {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly ownerId: string | null
}

const HEAD = raw`s.id, s.slug, s.title, s.description, s.owner_id as "ownerId"`
/** Parts that readers may see, in their order. */
const PARTS = raw`blog_series_parts p join blogs b on b.id = p.blog_id and b.removed_at is null`

export interface PartRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly author: string
  readonly words: number
  readonly createdAt: string
}

export const seriesStore = {
  async getBySlug(sql: Sql, slug: string): Promise<Head | undefined> {
    const { rows } = await sql.execute<Head & Record<string, unknown>>(
      raw`select ${HEAD} from blog_series s where s.slug = ${slug}`,
    )
    return rows[0]
  },

  async getForUpdate(tx: Sql, id: string): Promise<Head | undefined> {
    const { rows } = await tx.execute<Head & Record<string, unknown>>(
      raw`select ${HEAD} from blog_series s where s.id = ${id} for update`,
    )
    return rows[0]
  },

  async ownerOf(sql: Sql, id: string): Promise<string | null | undefined> {
    const { rows } = await sql.execute<{ ownerId: string | null }>(
      raw`select owner_id as "ownerId" from blog_series where id = ${id}`,
    )
    return rows[0]?.ownerId
  },

  async parts(sql: Sql, seriesId: string): Promise<PartRow[]> {
    const { rows } = await sql.execute<PartRow & Record<string, unknown>>(raw`
      select b.id, b.slug, b.title, b.author, b.words,
        to_char(b.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
      from ${PARTS} where p.series_id = ${seriesId} order by p.position, b.id`)
    return rows
  },

  async ofBlog(sql: Sql, blogId: string): Promise<Head | undefined> {
    const { rows } = await sql.execute<Head & Record<string, unknown>>(
      raw`select ${HEAD} from blog_series s join blog_series_parts p on p.series_id = s.id where p.blog_id = ${blogId}`,
    )
    return rows[0]
  },

  async listOwn(sql: Sql, memberId: string): Promise<OwnSeries[]> {
    const { rows } = await sql.execute<OwnSeries & Record<string, unknown>>(raw`
      select s.id as "_id", s.slug, s.title, s.description,
        array(select b.id from ${PARTS} where p.series_id = s.id order by p.position, b.id) as blogs
      from blog_series s where s.owner_id = ${memberId} order by s.created_at desc, s.id limit ${MOST_SERIES}`)
    return rows
  },

  /** Returns a member's published blogs, newest first, with the series of each. */
  async choices(sql: Sql, memberId: string) {
    const { rows } = await sql.execute<{ _id: string; title: string; seriesId: string | null }>(raw`
      select b.id as "_id", b.title, p.series_id as "seriesId" from blogs b
      left join blog_series_parts p on p.blog_id = b.id
      where b.author_id = ${memberId} and b.removed_at is null order by b.created_at desc, b.id limit 500`)
    return rows
  },

  countOwn: async (sql: Sql, memberId: string): Promise<number> => {
    const { rows } = await sql.execute<{ count: number }>(
      raw`select count(*)::int as count from blog_series where owner_id = ${memberId}`,
    )
    return rows[0]?.count ?? 0
  },

  async create(tx: Sql, ownerId: string, { title, description }: Given): Promise<string> {
    const plain = slugOf(title)
    for (const slug of [plain, `${plain}-${randomBytes(4).toString('hex')}`]) {
      const { rows } = await tx.execute<{ id: string }>(raw`
        insert into blog_series (slug, title, description, owner_id)
        values (${slug}, ${title}, ${description}, ${ownerId}) on conflict (slug) do nothing returning id`)
      if (rows[0]) return rows[0].id
    }
    throw new Error('no free slug was found')
  },

  async update(tx: Sql, id: string, { title, description }: Given) {
    await tx.execute(
      raw`update blog_series set title = ${title}, description = ${description} where id = ${id}`,
    )
  },

  /**
   * Puts these blogs into the series in this order. Returns false when one belongs to another member or another series. The
   * caller then rolls back.
   */
  async place(tx: Sql, id: string, memberId: string, blogs: readonly string[]): Promise<boolean> {
    await tx.execute(raw`delete from blog_series_parts where series_id = ${id}`)
    const { rowCount } = await tx.execute(raw`
      insert into blog_series_parts (series_id, blog_id, position)
      select ${id}, b.id, given.at::int
      from unnest(${raw.param([...blogs])}::uuid[]) with ordinality given (id, at)
      join blogs b on b.id = given.id and b.author_id = ${memberId} and b.removed_at is null
      on conflict (blog_id) do nothing`)
    return rowCount === blogs.length
  },

  async remove(tx: Sql, id: string) {
    await tx.execute(raw`delete from blog_series where id = ${id}`)
  },
}

export const personalData = {
  exported: [
    {
      name: 'blogSeries',
      from: 'blog_series t',
      where: 't.owner_id = $1::uuid',
      at: 't.created_at',
      id: 't.id',
      shown: { title: 't.title', description: 't.description', madeAt: utcText('t.created_at') },
    },
    {
      ...rowsOf('blog_reactions'),
      name: 'blogReactions',
      shown: { blogId: 't.blog_id', kind: 't.kind', reactedAt: utcText('t.created_at') },
    },
  ],
  merged: {
    'blog_reactions.member_id': moved(),
    'blog_series.owner_id': moved(movedParts.blogSeries),
  },
} satisfies PersonalData
