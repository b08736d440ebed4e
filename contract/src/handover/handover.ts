import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { TASKS } from '../task.ts'
import { id } from '../text.ts'

/** What somebody looked at and says so; the site cannot see it by itself. */
export const HANDOVER_MARKS = ['backup', 'owners'] as const
export type HandoverMark = (typeof HANDOVER_MARKS)[number]
/** So many days a mark counts. */
export const MARK_DAYS = 60
/** At most so many of each list are shown. */
export const MOST_LISTED = 50

/** What is done before somebody steps down. Each is ticked by what the site holds. */
export const HANDOVER_STEPS = ['chosen', 'ready', 'mail', 'backup', 'owners', 'tasks', 'leavers'] as const
export type HandoverStep = (typeof HANDOVER_STEPS)[number]

const mark = z.object({ at: z.string(), by: z.string().nullable() }).nullable()

export const handover = z.object({
  done: z.array(z.enum(HANDOVER_STEPS)),
  /** All admins who can sign in, by name. */
  admins: z.array(
    z.object({
      _id: id,
      name: z.string(),
      own: z.boolean(),
      /** Signed in somewhere now. */
      signedIn: z.boolean(),
      hasFactor: z.boolean(),
    }),
  ),
  /** API tokens that may do more than their owner's reading, and webhooks: what goes on without anybody at a screen. */
  tokens: z.array(z.object({ name: z.string(), owner: z.string(), endsAt: z.string() })),
  webhooks: z.array(z.object({ url: z.string(), isOn: z.boolean() })),
  tasks: z.array(
    z.object({ memberId: id, name: z.string(), task: z.enum(TASKS), until: z.string().nullable() }),
  ),
  /** Active members whose year of passing out is over, or whose last summer it is. */
  leavers: z.number().int(),
  /** They pass out in this year, or did before. */
  leaversYear: z.number().int(),
  marks: z.object({ backup: mark, owners: mark }),
})
export type Handover = z.infer<typeof handover>

export const getHandover = endpoint({
  method: 'GET',
  path: '/admin/handover',
  summary: 'What is to be done before the club is handed over to new admins, and what of it is done',
  callers: 'admin',
  answer: z.object({ data: handover }),
})
export const markHandover = endpoint({
  method: 'POST',
  path: '/admin/handover/marks',
  summary: `Say that a backup was tried, or that tokens and webhooks were looked at; it counts for ${MARK_DAYS} days`,
  callers: 'admin',
  body: z.strictObject({
    mark: z.enum(
      HANDOVER_MARKS,
      sentence('notification.oneOf', 'One of {choices}.', { choices: HANDOVER_MARKS }),
    ),
  }),
  answer: z.object({ data: handover }),
})
