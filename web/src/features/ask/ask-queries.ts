import { type AskedQuestion, getAsked, listAsked, listQueue } from '@callofcode/contract/ask/ask'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf, read, readFound } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'

export interface QuestionsSearch {
  readonly of?: string | undefined
  readonly cursor?: string | undefined
}

const page = ({ cursor }: QuestionsSearch) => ({ ...(cursor && { cursor }) })
export const askedByMe = (search: QuestionsSearch) =>
  read(listAsked, { query: page(search) }, { quiet: true })
export const queueOf = (search: QuestionsSearch) =>
  read(
    listQueue,
    { query: { ...page(search), ...(search.of === 'answered' && { answered: 'yes' as const }) } },
    { quiet: true },
  )
export const questionAt = (id: string) => readFound(getAsked, { params: { id } }, { quiet: true })

/** Changes a question and reads again the queries that show it. */
export function useAskedWrite<Given>(
  id: string,
  send: (given: Given) => Promise<{ message: string }>,
  onDone?: () => unknown,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      toast.success(message)
      await refreshQuestion(client, id)
      await onDone?.()
    },
  })
}

export async function refreshQuestion(client: ReturnType<typeof useQueryClient>, id: string) {
  const stale = [questionAt(id).queryKey, keyOf(listAsked), keyOf(listQueue)]
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export const isOpen = ({ state }: Pick<AskedQuestion, 'state'>) => state !== 'closed'
