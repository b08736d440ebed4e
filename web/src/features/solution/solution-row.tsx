import { say } from 'words:solution'
import type { PostAuthor } from '@callofcode/contract/forum/forum'
import {
  getSharedSolution,
  listSharedSolutions,
  removeSharedSolution,
  type SharedSolution,
} from '@callofcode/contract/solution/shared-solution'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { may, useSession } from '../../platform/session/session.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { AuthorName } from '../forum/public.ts'

interface SolutionRowProps {
  one: SharedSolution
  /** The language is limited by time, not by fuel. */
  byClock: boolean
  open: boolean
  onToggle: () => void
}

export const rowId = (id: string) => `solution-${id}`

export function SolutionRow({ one, byClock, open, onToggle }: SolutionRowProps) {
  const { _id, fuel, bytes, author, own, sharedAt } = one
  return (
    <>
      <button type="button" className="solution-row" id={rowId(_id)} aria-expanded={open} onClick={onToggle}>
        <span className="solution-cost">
          {byClock ? say('ms', { value: (fuel / 1_000).toFixed(1) }) : say('fuel', { fuel })}
        </span>
        <span className="solution-author">
          <span>{author?.name ?? say('aMember')}</span>
          {own && <Badge tone="selected">{say('yours')}</Badge>}
        </span>
        <span className="label plain">{say('bytes', { bytes, day: () => <LocalDay iso={sharedAt} /> })}</span>
      </button>
      {open && <SolutionCode id={_id} author={author} />}
    </>
  )
}

function SolutionCode({ id, author }: { id: string; author: PostAuthor | null }) {
  const { data: session } = useSession()
  const { data, isError, isFetching, refetch } = useQuery(
    read(getSharedSolution, { params: { id } }, { quiet: true }),
  )
  if (!data)
    return isError ? (
      <LoadFailed title={say('codeFailed')} retry={refetch} busy={isFetching} />
    ) : (
      <Loading words={say('loadingCode')}>
        <Skeleton size="block" />
      </Loading>
    )
  return (
    <div className="solution-code">
      {author && <AuthorName author={author} />}
      <Prose html={data.data.html} />
      {may(session, 'moderation') && <RemoveSolution id={id} />}
    </div>
  )
}

function RemoveSolution({ id }: { id: string }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeSharedSolution, { params: { id } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      setAsking(false)
      await client.invalidateQueries({ queryKey: keyOf(listSharedSolutions) })
    },
  })
  return (
    <>
      <Button size="dense" onClick={() => setAsking(true)}>
        <Icon name="trash" small />
        {say('removeThisSolution')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('removeSolution')}
        question={say('hideQuestion')}
        busy={isPending && say('removing')}
        onConfirm={() => mutate()}
      >
        {say('removeAfter')}
      </ConfirmDialog>
    </>
  )
}
