import { say } from 'words:question-list'
import { type OwnList, updateOwnList } from '@callofcode/contract/question-list/own-list'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { ownListRead, useFreshLists } from './own-lists.ts'

/** Milliseconds. They give the member time to look at the list as it is now. */
const TO_BE_READ = 10_000

type Questions = OwnList['questions']

/**
 * Shows an order at once, saves it, and then announces the change. Several changes are sent one after another. The list is read
 * again after the last.
 */
export function useSaveOrder(id: string, tell: (words: string) => void) {
  const client = useQueryClient()
  const fresh = useFreshLists()
  const { queryKey } = ownListRead(id)
  const mutationKey = ['own-list-order', id]
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const show = (changes: Partial<OwnList>) =>
    client.setQueryData(queryKey, (answer) => answer && { ...answer, data: { ...answer.data, ...changes } })
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `own-list ${id}` },
    meta: { stay: true },
    mutationFn: ({ order }: { order: readonly string[]; words: string }) =>
      call(
        updateOwnList,
        { params: { id }, body: { questions: [...order] } },
        { basedOn: `${client.getQueryData(queryKey)?.data.version}` },
      ),
    onSuccess: ({ data }, { words }) => {
      show({ version: data.version })
      tell(words)
    },
    onError: (error) => {
      tell('')
      // A shared handler shows the toast of any other failure.
      const isChanged = error instanceof CallError && error.status === 412
      if (isChanged && isLast()) toast.error(say('changedElsewhere'), { duration: TO_BE_READ })
    },
    onSettled: () => (isLast() ? fresh() : undefined),
  })
  /** Changes the cache, not the drawn list, because a second press may come before the first is drawn. */
  return (change: (now: Questions) => Questions, words: (order: Questions) => string = () => '') => {
    void client.cancelQueries({ queryKey })
    const questions = change(client.getQueryData(queryKey)?.data.questions ?? [])
    show({ questions })
    mutate({ order: questions.map((one) => one.id), words: words(questions) })
  }
}
