import { say } from 'words:ask'
import { thankForAsked } from '@callofcode/contract/ask/ask'
import { getCarried } from '@callofcode/contract/ask/ask-thread'
import type { Reply } from '@callofcode/contract/forum/forum'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

/** Lets the author of a question with code thank for a reply, once for a question. */
export function ThankReply({ reply: { _id, threadId, author } }: { reply: Reply }) {
  const client = useQueryClient()
  const { data } = useQuery(read(getCarried, { params: { id: threadId } }, { quiet: true }))
  const question = data?.data.find(({ own, thanked }) => own && !thanked)
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => call(thankForAsked, { params: { id }, body: { reply: _id } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(getCarried) }),
  })
  if (!question || !author) return null
  const { name } = author
  return (
    <Button size="dense" variant="ghost" busy={isPending} onClick={() => mutate(question._id)}>
      <Icon name="star" small />
      {say('thanks', { name, sr: (inside) => <span className="sr">{inside}</span> })}
    </Button>
  )
}
