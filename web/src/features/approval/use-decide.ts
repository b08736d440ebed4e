import { say } from 'words:approval'
import {
  decideSignups,
  listDecisions,
  summarizeSignups,
  undoDecision,
} from '@callofcode/contract/approval/approval'
import type { BodyOf, InputOf } from '@callofcode/contract/endpoint'
import { listSignups } from '@callofcode/contract/member/member'
import { listMembers } from '@callofcode/contract/member/member-admin'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { countWaitingAgain } from '../../platform/api/read-again.ts'
import { type ToastTiming, toast } from '../../platform/feedback/toasts.ts'

export type Decision = InputOf<typeof decideSignups>['body']
export type Action = BodyOf<typeof decideSignups>['action']

const DONE = { approve: 'approved', decline: 'declined' } as const

/** Refreshes data that a decision or undo makes stale. */
export function readAgain(client: QueryClient) {
  for (const target of [listSignups, summarizeSignups, listDecisions, listMembers])
    void client.invalidateQueries({ queryKey: keyOf(target) })
  countWaitingAgain(client)
}

const people = (count: number) => say('signupCount', { count })

function sayDone({ action }: Decision, decided: number, gone: number, name?: string, timing?: ToastTiming) {
  const done = DONE[action]
  if (decided === 0) {
    toast.info(name ? say('alreadyDecided', { name }) : say('allAlreadyDecided'))
    return
  }
  const words = name ? `${name} was ${done}` : `${people(decided)} ${done}`
  if (gone === 0) toast.success(words, timing)
  else toast.warning(say('someAlreadyDecided', { words, gone }))
}

interface Given {
  /** The name of a single person. */
  readonly name?: string
  readonly onDone?: (gone: number) => void
  /** Puts an undo button into the toast, for pages that do not list recent decisions. */
  readonly undoInToast?: boolean
}
const UNDO_SHOWN = 10_000

/** Approves or declines. Rows stay until the server has confirmed. */
export function useDecide({ name, onDone, undoInToast }: Given = {}) {
  const client = useQueryClient()
  const { undo } = useUndo()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (body: Decision) => call(decideSignups, { body }),
    onSuccess: async ({ data }, body) => {
      const id = undoInToast ? data.decision?._id : undefined
      const action = id && { label: say('undoInMessage'), act: () => undo(id) }
      sayDone(body, data.decided, data.gone, name, action ? { action, duration: UNDO_SHOWN } : {})
      onDone?.(data.gone)
      // The buttons stay busy until the row is gone. A second press would ask about a decided signup.
      const listed = client.invalidateQueries({ queryKey: keyOf(listSignups) })
      readAgain(client)
      await listed
    },
    onError: () => readAgain(client),
  })
  return { decide: mutate, deciding: isPending ? variables?.action : undefined }
}

/** Undoes a decision. `onBack` gets a restored signup's id, once it is listed. */
export function useUndo(onBack?: (first: string | null) => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => call(undoDecision, { params: { id } }),
    onSuccess: async ({ data: { restored, kept, first } }) => {
      const back = say('waitAgain', { restored: people(restored), restored2: restored })
      if (kept === 0) toast.success(back)
      else toast.warning(say('someNotRestored', { back, kept }))
      // The list is read before the button goes, so that the row can take the focus.
      await client.invalidateQueries({ queryKey: keyOf(listSignups) })
      onBack?.(first)
      readAgain(client)
    },
    onError: () => readAgain(client),
  })
  return { undo: mutate, isPending }
}
