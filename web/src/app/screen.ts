import type { Area } from '@callofcode/contract/site/club-look'
import type { Task } from '@callofcode/contract/task'

/**
 * Who may open a screen; without a guard, everybody. `account`: any member, also one who must set up a second factor first. A
 * task: who holds it, and admins.
 */
export type Guard = 'account' | 'member' | Task | 'organiser' | 'admin'

/** A screen: its path, the page that draws it, who may open it. */
export interface Screen {
  readonly path: string
  readonly page: string
  readonly guard?: Guard
  /** The club may show it to members only. */
  readonly area?: Area
  /** The search keys that it reads; any other key is ignored. */
  readonly search?: readonly string[]
}
