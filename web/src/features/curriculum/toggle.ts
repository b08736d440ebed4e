import { say } from 'words:parts'
import { listCompleted, listQuestions, type Question } from '@callofcode/contract/curriculum/curriculum'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../platform/api/read.ts'
import { isEnded, isForLater } from '../../platform/api/try-again.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { isOffline } from '../../platform/offline/while-offline.ts'
import { newUuid } from '../../platform/offline/word-queue.ts'
import { useSession } from '../../platform/session/session.ts'
import { refreshAfterTick } from '../solved/public.ts'
import { tellTabs } from './fresh-ticks.ts'
import type { Completed } from './progress.ts'
import { type QueuedTick, sayTick, tickQueue, useQueuedTicks } from './queued-ticks.ts'

interface ToggleState {
  readonly toggle: () => void
  readonly pending: boolean
  /** The tick is stored on this device and sent when there is a network. */
  readonly waiting: boolean
}

const completedKey = keyOf(listCompleted, {})

type Tickable = Pick<Question, 'id' | 'questionName' | 'difficulty'>

/**
 * Ticks or unticks one question. The request contains the wanted state instead of a toggle, because the box may be older than a
 * tick on another device. The box changes only after the server's response.
 */
export function useToggle(question: Tickable, topicId?: string): ToggleState {
  const client = useQueryClient()
  const { data: session } = useSession()
  const memberId = session?.role ? session.id : undefined
  const waiting = useQueuedTicks(memberId).find(({ questionId }) => questionId === question.id)
  const mutationKey = ['toggle', question.id]
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (completed: boolean) => {
      const tick = {
        ...tickOf(client, question, topicId, completed),
        id: newUuid(),
        at: new Date().toISOString(),
      }
      try {
        return await sayTick(tick, tick.at)
      } catch (error) {
        // The first request may have arrived, so the retry keeps the same id.
        const isKept =
          isForLater(error) && memberId !== undefined && tickQueue.resend(memberId, question.id, tick)
        if (!isKept || isEnded(error)) throw error
        return undefined
      }
    },
    meta: { stay: true },
    onSuccess: async (answer) => {
      if (!answer) return
      const { completed } = answer
      // A response to an earlier request would restore the previous state.
      await client.cancelQueries({ queryKey: completedKey })
      keep(client, question, topicId, completed)
      if (memberId) tellTabs(memberId)
      if (!completed) sayUnticked(question.questionName, () => !isTicked(client, question.id) && mutate(true))
      refreshAfterTick(client).catch(() => undefined)
      if (topicId)
        void client.invalidateQueries({ queryKey: keyOf(listQuestions, { params: { id: topicId } }) })
    },
  })
  // The cache is current at once, the component only after a render. A double click can come between.
  const toggle = () => {
    const completed = waiting ? !waiting.completed : !isTicked(client, question.id)
    const isLater = memberId !== undefined && (waiting !== undefined || isOffline())
    if (isLater && tickQueue.put(memberId, question.id, tickOf(client, question, topicId, completed))) return
    if (client.isMutating({ mutationKey }) === 0) mutate(completed)
  }
  return { toggle, pending: isPending, waiting: waiting !== undefined }
}

const tickOf = (
  client: QueryClient,
  { id, difficulty }: Tickable,
  topicId: string | undefined,
  completed: boolean,
): Omit<QueuedTick, 'id' | 'at'> => ({
  questionId: id,
  completed,
  difficulty,
  topicIds: topicId ? [topicId] : [],
  seen: client.getQueryData<{ asOf?: string }>(completedKey)?.asOf,
})

const sayUnticked = (name: string, undo: () => void) =>
  toast.info(say('unticked', { name }), { action: { label: say('undo'), act: undo } })

const isTicked = (client: QueryClient, id: string) =>
  client
    .getQueryData<{ completedQuestion: Completed[] }>(completedKey)
    ?.completedQuestion.some(({ questionId }) => questionId === id) ?? false

/** Stores the server's response, even if the lists cannot be fetched again. */
function keep(client: QueryClient, question: Tickable, topicId: string | undefined, completed: boolean) {
  client.setQueryData<{ completedQuestion: Completed[] }>(completedKey, (before) => {
    if (!before) return before
    const others = before.completedQuestion.filter(({ questionId }) => questionId !== question.id)
    return { ...before, completedQuestion: completed ? [...others, recordOf(question, topicId)] : others }
  })
}

// Outside the tracker the topics are missing. The next fetch of the list adds them.
const recordOf = ({ id, difficulty }: Tickable, topicId: string | undefined): Completed => ({
  questionId: id,
  topicIds: topicId ? [topicId] : [],
  difficulty,
  completedAt: new Date().toISOString(),
})
