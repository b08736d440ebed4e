import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Budgets } from '../account/public.ts'
import type { Club } from '../club/public.ts'
import type { BlogListener } from './blog-listener.ts'

export interface MemberBlogDependencies {
  readonly api: Api
  readonly database: Database
  readonly budgets: Budgets
  readonly listener: BlogListener
  readonly club: Club
}
