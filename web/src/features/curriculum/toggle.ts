import { listCompleted, listQuestions, type Question, toggleCompleted } from '@callofcode/contract/curriculum'
import { getStreak } from '@callofcode/contract/learning/streak'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { callOnce, forgetCall } from '../../platform/api/call-once.ts'
import { keyOf } from '../../platform/api/read.ts'
import { isEnded, isForLater } from '../../platform/api/try-again.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { say } from '../../platform/language/parts-words.ts'
import { isOffline } from '../../platform/offline/is-offline.ts'
import { useSession } from '../../platform/session/session.ts'
import type { Completed } from './progress.ts'
import { type QueuedTick, tickQueue, useQueuedTicks } from './queued-ticks.ts'

interface ToggleState {
  readonly toggle: () => void
  readonly pending: boolean
  /** It is kept on this device and sent when there is a network. */
  readonly waiting: boolean
}

const completedKey = keyOf(listCompleted, {})

type Tickable = Pick<Question, 'id' | 'questionName' | 'difficulty'>

/** Ticks or unticks one question. The box changes only when the server has answered. */
export function useToggle(question: Tickable, topicId?: string): ToggleState {
  const client = useQueryClient()
  const { data: session } = useSession()
  const memberId = session?.role ? session.id : undefined
  const waiting = useQueuedTicks(memberId).find(({ questionId }) => questionId === question.id)
  const mutationKey = ['toggle', question.id]
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async () => {
      const given = { params: { questionId: question.id } }
      const before = seen(client, question.id)
      try {
        return await callOnce(toggleCompleted, given, before)
      } catch (error) {
        // It may have arrived. What is kept says how the question shall stand, so it counts once.
        const isKept =
          isForLater(error) &&
          memberId !== undefined &&
          keepTick(client, memberId, question, topicId, undefined)
        if (isKept) forgetCall(toggleCompleted, given, before)
        if (!isKept || isEnded(error)) throw error
        return undefined
      }
    },
    meta: { stay: true },
    onSuccess: async (answer) => {
      if (!answer) return
      const { completed } = answer
      // An answer to an earlier request would bring the previous state back.
      await client.cancelQueries({ queryKey: completedKey })
      keep(client, question, topicId, completed)
      if (!completed)
        sayUnticked(question.questionName, () => seen(client, question.id) === 'false' && mutate())
      void client.invalidateQueries({ queryKey: completedKey })
      void client.invalidateQueries({ queryKey: keyOf(getStreak) })
      if (topicId)
        void client.invalidateQueries({ queryKey: keyOf(listQuestions, { params: { id: topicId } }) })
    },
  })
  // The cache knows at once, the component only after a render; a double click can come between.
  const toggle = () => {
    if (memberId && (waiting || isOffline()) && keepTick(client, memberId, question, topicId, waiting)) return
    if (client.isMutating({ mutationKey }) === 0) mutate()
  }
  return { toggle, pending: isPending, waiting: waiting !== undefined }
}

/** Without a network, or while another one waits: the tick is kept and sent later. */
function keepTick(
  client: QueryClient,
  memberId: string,
  { id, difficulty }: Tickable,
  topicId: string | undefined,
  waiting: QueuedTick | undefined,
): boolean {
  const completed = waiting ? !waiting.completed : seen(client, id) !== 'true'
  const topicIds = topicId ? [topicId] : []
  const asOf = client.getQueryData<{ asOf?: string }>(completedKey)?.asOf
  return tickQueue.put(memberId, id, { questionId: id, completed, difficulty, topicIds, seen: asOf })
}

const sayUnticked = (name: string, undo: () => void) =>
  toast.info(say('unticked', { name }), { action: { label: say('undo'), act: undo } })

/** Whether the box was ticked; ticking and unticking are different requests. */
const seen = (client: QueryClient, id: string) =>
  String(
    client
      .getQueryData<{ completedQuestion: Completed[] }>(completedKey)
      ?.completedQuestion.some(({ questionId }) => questionId === id),
  )

/** Keeps the server's answer even if the lists cannot be fetched again. */
function keep(client: QueryClient, question: Tickable, topicId: string | undefined, completed: boolean) {
  client.setQueryData<{ completedQuestion: Completed[] }>(completedKey, (before) => {
    if (!before) return before
    const others = before.completedQuestion.filter(({ questionId }) => questionId !== question.id)
    return { ...before, completedQuestion: completed ? [...others, recordOf(question, topicId)] : others }
  })
}

// Outside the tracker the topics are not known; fetching the list again brings them.
const recordOf = ({ id, difficulty }: Tickable, topicId: string | undefined): Completed => ({
  questionId: id,
  topicIds: topicId ? [topicId] : [],
  difficulty,
  completedAt: new Date().toISOString(),
})
