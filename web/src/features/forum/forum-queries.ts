import { listCategories, listWritable } from '@callofcode/contract/category/category'
import { getThread, listReplies, listThreads } from '@callofcode/contract/forum/forum'
import { getOwnPoll } from '@callofcode/contract/forum/poll'
import { getOwnMarks } from '@callofcode/contract/forum/watch'
import { getDiscussion } from '@callofcode/contract/problem/problem'
import { listMutedPosts } from '@callofcode/contract/relation/relation'
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { keyOf, read, readFound } from '../../platform/api/read.ts'
import { readPages } from '../../platform/api/read-pages.ts'
import { type ThreadSearch, threadsQuery } from './find-threads.ts'

/** How old a thread on the screen may be, in milliseconds. */
export const SOON = 20_000
/** The same while a stream reports every change. */
export const SELDOM = 120_000

// The screens show load errors themselves. With polling, every failure would show another toast.
const quiet = { quiet: true }

export const threadsOf = (search: ThreadSearch) => ({
  ...read(listThreads, { query: threadsQuery(search) }, quiet),
  staleTime: SOON,
})

export const threadOf = (id: string) => ({
  ...readFound(getThread, { params: { id } }, quiet),
  staleTime: SOON,
})

/** The categories that the club made and the reader may read. */
export const categoriesRead = read(listCategories, {}, quiet)
/** The names of the categories in which the reader may write. */
export const writableRead = read(listWritable, {}, quiet)

/** Reads the posts of a page that a member has muted. */
export const mutedOf = (posts: readonly string[]) => ({
  ...read(listMutedPosts, { query: { posts: posts.join(',') } }, quiet),
  staleTime: SOON,
})

/** Reads the marks for the first post, the accepted one, and the replies at `cursor`. */
export const marksOf = (id: string, cursor = '') => read(getOwnMarks, { params: { id }, query: { cursor } })

export const repliesOf = (id: string) => ({
  ...readPages(listReplies, { params: { id } }, quiet),
  staleTime: SOON,
})

/** Reads the discussion of a problem, newest first. Others may have asked since the last visit. */
export const useDiscussion = (slug: string) =>
  useInfiniteQuery({
    ...readPages(getDiscussion, { params: { slug } }, quiet),
    refetchOnMount: 'always',
  })

/** The threads that ask about a problem, the latest first. */
export const useAskedThreads = (slug: string) =>
  useInfiniteQuery({
    ...readPages(listThreads, { query: { asks: slug } }, quiet),
    refetchOnMount: 'always',
  })

/** Refreshes a thread after a write: the screen's data at once, and the lists when they are next shown. */
export async function refreshThread(client: QueryClient, id: string) {
  void client.invalidateQueries({ queryKey: keyOf(listThreads) })
  await Promise.all(
    [
      threadOf(id).queryKey,
      repliesOf(id).queryKey,
      ...[getOwnMarks, getOwnPoll].map((own) => keyOf(own, { params: { id } })),
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
}
