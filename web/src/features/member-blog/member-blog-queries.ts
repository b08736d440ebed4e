import { listBlogs } from '@callofcode/contract/blog/blog'
import { listBlogReviews, type REVIEW_LISTS } from '@callofcode/contract/member-blog/blog-review'
import {
  getMemberBlog,
  listMemberBlogs,
  type MemberBlogPage,
} from '@callofcode/contract/member-blog/member-blog'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { keyOf, read, readFound } from '../../platform/api/read.ts'
import { countWaitingAgain } from '../../platform/api/read-again.ts'

export interface BlogListSearch {
  readonly cursor?: string | undefined
}
export interface ReviewSearch extends BlogListSearch {
  readonly list?: string | undefined
}

export const ownBlogsOf = ({ cursor }: BlogListSearch) =>
  read(listMemberBlogs, { query: cursor ? { cursor } : {} })

export const listOf = ({ list }: ReviewSearch): (typeof REVIEW_LISTS)[number] =>
  list === 'ready' ? 'ready' : 'waiting'

export const reviewsOf = (search: ReviewSearch) =>
  read(listBlogReviews, {
    query: { list: listOf(search), ...(search.cursor && { cursor: search.cursor }) },
  })

export const memberBlogOf = (id: string) => readFound(getMemberBlog, { params: { id } })

/** Shows the response to an act, and reads again the queries that show the blog elsewhere. */
export function showMemberBlog(client: QueryClient, data: MemberBlogPage) {
  client.setQueryData(memberBlogOf(data._id).queryKey, (before) => (before ? { ...before, data } : before))
  countWaitingAgain(client)
  void client.invalidateQueries({ queryKey: keyOf(listMemberBlogs) })
  void client.invalidateQueries({ queryKey: keyOf(listBlogReviews) })
  if (data.state === 'published') void client.invalidateQueries({ queryKey: keyOf(listBlogs) })
}

export const useShowMemberBlog = () => {
  const client = useQueryClient()
  return (data: MemberBlogPage) => showMemberBlog(client, data)
}
