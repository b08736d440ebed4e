import type { Database } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { coAuthorRoutes } from './co-author-routes.ts'
import { blogCommentRoutes } from './comment-routes.ts'
import type { MemberBlogDependencies } from './member-blog-dependencies.ts'
import { mayEdit, mayRead } from './member-blog-policy.ts'
import { memberBlogStore } from './member-blog-store.ts'
import { ownBlogRoutes } from './own-blog-routes.ts'
import { blogReviewRoutes } from './review-routes.ts'

/** Blogs of members, from the first line to the published blog. */
export function memberBlogRoutes(dependencies: MemberBlogDependencies) {
  ownBlogRoutes(dependencies)
  coAuthorRoutes(dependencies)
  blogCommentRoutes(dependencies)
  blogReviewRoutes(dependencies)
}

/** Who may keep a draft: of a text whoever may change it, of a comment whoever may read it. */
export const writingGates = ({ sql }: Database) => ({
  async writing(caller: Caller, id: string) {
    const row = await memberBlogStore.get(sql, id)
    return row !== undefined && mayEdit(caller, row)
  },
  async comment(caller: Caller, id: string) {
    const row = await memberBlogStore.get(sql, id)
    return row !== undefined && mayRead(caller, row)
  },
})
