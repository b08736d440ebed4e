import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Budgets } from '../account/public.ts'
import type { Club } from '../club/public.ts'
import type { Happened } from '../happening/public.ts'
import { coAuthorRoutes } from './co-author-routes.ts'
import { blogCommentRoutes } from './comment-routes.ts'
import { blogEditorialRoutes } from './editorial-routes.ts'
import { mayEdit, mayRead } from './member-blog-policy.ts'
import { memberBlogStore } from './member-blog-store.ts'
import { ownBlogRoutes } from './own-blog-routes.ts'

export interface MemberBlogDependencies {
  readonly api: Api
  readonly database: Database
  readonly budgets: Budgets
  readonly happened: Happened
  readonly club: Club
}

/** Serves members' blogs, from the first draft to the published blog. */
export function memberBlogRoutes(dependencies: MemberBlogDependencies) {
  ownBlogRoutes(dependencies)
  coAuthorRoutes(dependencies)
  blogCommentRoutes(dependencies)
  blogEditorialRoutes(dependencies)
}

/** Checks who may save a draft. The draft of a text needs the right to edit it, and that of a comment the right to read it. */
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
