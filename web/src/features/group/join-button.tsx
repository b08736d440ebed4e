import { say } from 'words:group'
import { type Group, joinGroup, leaveGroup } from '@callofcode/contract/group/group'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { useRereadGroups, useShowGroup } from './group-queries.ts'

interface JoinButtonProps {
  readonly group: Group
  readonly dense?: boolean
}

/** Joins a group, asks to join it, or leaves it. Nothing is shown where only leads choose members. */
export function JoinButton({ group, dense = false }: JoinButtonProps) {
  const { slug, name, mine, joining, archived } = group
  const show = useShowGroup()
  const reread = useRereadGroups()
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(mine ? leaveGroup : joinGroup, { params: { group: slug } }),
    onSuccess: ({ data, message }) => {
      toast.success(message)
      show(data)
    },
    onError: reread,
  })
  if (!mine && (joining === 'chosen' || archived)) return null
  const size = dense ? 'dense' : 'normal'
  const named = { name, sr: (inside: React.ReactNode) => <span className="sr">{inside}</span> }
  if (!mine)
    return (
      <Button
        size={size}
        variant={dense ? 'plain' : 'primary'}
        busy={isPending && say('saving')}
        onClick={() => mutate()}
      >
        {joining === 'open' ? say('join', named) : say('askToJoin', named)}
      </Button>
    )
  const leaves = () => (mine === 'asked' ? mutate() : setAsked(true))
  return (
    <>
      <Button size={size} variant="ghost" busy={isPending && say('saving')} onClick={leaves}>
        {mine === 'asked' ? say('noLongerAsk', named) : say('leave', named)}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('leaveGroup')}
        question={say('leaveQuestion', { name })}
        onConfirm={() => {
          setAsked(false)
          mutate()
        }}
      >
        {mine === 'lead' ? say('leadLeaves') : say('memberLeaves', { joining })}
      </ConfirmDialog>
    </>
  )
}
