import {
  blogLifeMessages,
  createSeries,
  getSeries,
  listOwnSeries,
  removeSeries,
  updateSeries,
} from '@callofcode/contract/blog-life/blog-life'
import { sentence } from '@callofcode/contract/sentence'
import { eq } from 'drizzle-orm'
import { type Changed, type Database, type Sql, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { auditStore, members, pageLinkColumns, presentPageLink } from '../account/public.ts'
import { readMinutes } from '../blog/public.ts'
import { draftStore } from '../draft/public.ts'
import type { BlogLifeDependencies } from './blog-life-routes.ts'
import { MOST_SERIES, seriesStore } from './series-store.ts'

/** Series of blogs. Each member orders their own published blogs. */
export function seriesRoutes({ api, database, budgets }: BlogLifeDependencies) {
  const { sql } = database

  api.serve(
    getSeries,
    async ({ params, database: { sql } }) => {
      const found = await seriesStore.getBySlug(sql, params.slug)
      if (!found) throw missing(blogLifeMessages.seriesMissing)
      const { id: _id, slug, title, description, ownerId } = found
      const [parts, owner] = await Promise.all([seriesStore.parts(sql, _id), ownerOf(sql, ownerId)])
      const blogs = parts.map((part) => ({
        _id: part.id,
        slug: part.slug,
        title: part.title,
        author: part.author,
        date: part.createdAt,
        readMinutes: readMinutes(part.words),
      }))
      return { data: { _id, slug, title, description, owner, blogs } }
    },
    { tags: (_, { data }) => [`series:${data._id}`, 'blogs', 'authors'] },
  )

  api.serve(listOwnSeries, async ({ caller }) => {
    const [data, blogs] = await Promise.all([
      seriesStore.listOwn(sql, caller.id),
      seriesStore.choices(sql, caller.id),
    ])
    return { data, blogs }
  })

  api.serve(createSeries, async ({ body, caller, request, database: callDatabase }) => {
    await budgets.spend('post', caller.id)
    const id = await write(callDatabase, async (tx, changed) => {
      if ((await seriesStore.countOwn(tx, caller.id)) >= MOST_SERIES)
        throw conflict(blogLifeMessages.manySeries)
      const made = await seriesStore.create(tx, caller.id, given(body))
      await place(tx, changed, made, caller.id, body.blogs)
      await draftStore.remove(tx, caller.id, 'series')
      await auditStore.record(tx, { caller, request }, 'blogseries.create', made)
      return made
    })
    return {
      data: await readOwn(callDatabase.sql, caller.id, id),
      message: sentence('blogLife.seriesMade', 'Series Made'),
    }
  })

  api.serve(updateSeries, async ({ params, body, caller, request }) => {
    await budgets.spend('comment', caller.id)
    await write(database, async (tx, changed) => {
      await ensureOwn(tx, params.id, caller.id)
      await seriesStore.update(tx, params.id, given(body))
      await place(tx, changed, params.id, caller.id, body.blogs)
      await draftStore.remove(tx, caller.id, `series:${params.id}`)
      await auditStore.record(tx, { caller, request }, 'blogseries.update', params.id)
    })
    return { data: await readOwn(sql, caller.id, params.id), message: sentence('blogLife.saved', 'Saved') }
  })

  api.serve(removeSeries, async ({ params, caller, request }) => {
    await write(database, async (tx, changed) => {
      await ensureOwn(tx, params.id, caller.id)
      changed('blogs', `series:${params.id}`)
      await seriesStore.remove(tx, params.id)
      await draftStore.remove(tx, caller.id, `series:${params.id}`)
      await auditStore.record(tx, { caller, request }, 'blogseries.delete', params.id)
    })
    return { message: sentence('blogLife.seriesRemoved', 'Series Removed') }
  })
}

/** Allows a draft of a series to its owner. */
export const seriesGate = (database: Database) => async (caller: Caller, id: string) =>
  (await seriesStore.ownerOf(database.sql, id)) === caller.id

const given = ({
  title,
  description = '',
  blogs,
}: {
  title: string
  description?: string | undefined
  blogs: string[]
}) => ({
  title,
  blogs,
  description: description.trim(),
})

/** Sets the parts of a series. Every part shows its position, so all pages of its blogs leave the cache. */
async function place(tx: Sql, changed: Changed, id: string, memberId: string, blogs: readonly string[]) {
  changed('blogs', `series:${id}`)
  const isEachOnce = new Set(blogs).size === blogs.length
  if (!isEachOnce || !(await seriesStore.place(tx, id, memberId, blogs)))
    throw badInput({ blogs: blogLifeMessages.seriesBlogs })
}

async function ensureOwn(tx: Sql, id: string, memberId: string) {
  const found = await seriesStore.getForUpdate(tx, id)
  if (found?.ownerId !== memberId) throw missing(blogLifeMessages.seriesMissing)
}

async function readOwn(sql: Sql, memberId: string, id: string) {
  const found = (await seriesStore.listOwn(sql, memberId)).find((one) => one._id === id)
  if (!found) throw missing(blogLifeMessages.seriesMissing)
  return found
}

async function ownerOf(sql: Sql, ownerId: string | null) {
  if (!ownerId) return null
  const [row] = await sql
    .select({ name: members.name, page: pageLinkColumns })
    .from(members)
    .where(eq(members.id, ownerId))
  return row ? { name: row.name, page: presentPageLink(row.page) } : null
}
