import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { TASKS } from '../task.ts'
import { id } from '../text.ts'

/** Steps that a person confirms, as the site cannot check them. */
export const HANDOVER_MARKS = ['backup', 'owners'] as const
export type HandoverMark = (typeof HANDOVER_MARKS)[number]
/** Days for which a mark counts. */
export const MARK_DAYS = 60
/** The limit of items shown from each list. */
export const MOST_LISTED = 50

/** The steps before an admin steps down. Each is ticked from the site's data. */
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
      /** Whether they have a session now. */
      signedIn: z.boolean(),
      hasFactor: z.boolean(),
    }),
  ),
  /** API tokens that can do more than read their owner's data, and webhooks. Both continue without a person at a screen. */
  tokens: z.array(z.object({ name: z.string(), owner: z.string(), endsAt: z.string() })),
  webhooks: z.array(z.object({ url: z.string(), isOn: z.boolean() })),
  tasks: z.array(
    z.object({ memberId: id, name: z.string(), task: z.enum(TASKS), until: z.string().nullable() }),
  ),
  /** Active members who have passed out, or who do so this summer. */
  leavers: z.number().int(),
  /** They pass out in this year or passed out earlier. */
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
