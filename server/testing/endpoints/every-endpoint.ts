import type { Callers, Endpoint } from '@callofcode/contract/endpoint'
import type { WriteWorld } from '../write-world.ts'
import { accountRows } from './account.ts'
import { approvalRows } from './approval.ts'
import { askRows } from './ask.ts'
import { attendanceRows } from './attendance.ts'
import { authoringRows, openingRows } from './authoring.ts'
import { clubRows } from './club.ts'
import { contentRows } from './content.ts'
import { curriculumRows } from './curriculum.ts'
import type { Readers, Token } from './endpoint-row.ts'
import { eventRows } from './event.ts'
import { experienceRows } from './experience.ts'
import { factorRows } from './factor.ts'
import { forumRows } from './forum.ts'
import { groupRows } from './group.ts'
import { habitRows } from './habit.ts'
import { learningRows } from './learning.ts'
import { memberRows } from './member.ts'
import { memberBlogRows } from './member-blog.ts'
import { memberFactRows } from './member-fact.ts'
import { moderationRows } from './moderation.ts'
import { noticeRows } from './notice.ts'
import { planRows } from './plan.ts'
import { problemRows } from './problem.ts'
import { yearRows } from './year.ts'

interface Prepared {
  readonly as?: string
  readonly params?: object | undefined
  readonly query?: object | undefined
  readonly body?: unknown
  readonly form?: FormData
}
/** A row of any endpoint. `RowOf` defines its contents. */
export interface Row {
  readonly may: readonly [Callers, Token]
  readonly by?: 'author' | 'other'
  readonly undone?: string
  readonly readers?: Readers
  readonly key?: string
  readonly body?: object
  readonly also?: Readonly<Record<string, readonly unknown[]>>
  readonly call?: (world: WriteWorld) => Promise<Prepared>
}

/** The facts that tests use about every endpoint, by its method and path (docs/decisions/0106). */
export const table: Readonly<Record<string, Row>> = {
  ...accountRows,
  ...approvalRows,
  ...askRows,
  ...attendanceRows,
  ...authoringRows,
  ...openingRows,
  ...clubRows,
  ...contentRows,
  ...curriculumRows,
  ...eventRows,
  ...experienceRows,
  ...factorRows,
  ...forumRows,
  ...groupRows,
  ...habitRows,
  ...learningRows,
  ...memberBlogRows,
  ...memberRows,
  ...moderationRows,
  ...noticeRows,
  ...planRows,
  ...problemRows,
  ...memberFactRows,
  ...yearRows,
}

type Target = Pick<Endpoint, 'method' | 'path'>
export const addressOf = ({ method, path }: Target) => `${method} ${path}`
export function rowOf(endpoint: Target): Row {
  const row = table[addressOf(endpoint)]
  if (!row) throw new Error(`server/testing/endpoints has no row of ${addressOf(endpoint)}`)
  return row
}
